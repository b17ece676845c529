'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { ArrowDownUp, CirclePlus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import { AddMinistryDialog } from './add-ministry-dialog.tsx';
import { OrderMinistriesDialog } from './order-ministries-dialog.tsx';

/** Buttons that add a ministry and, with two or more, order them. */
export function MinistriesControls({ count }: { count: number }) {
  if (!useIsOffered('ministries')) return null;
  const add = () => openStaffDialog('add-ministry', (dialog) => <AddMinistryDialog {...dialog} />);
  const order = () => openStaffDialog('order-ministries', (dialog) => <OrderMinistriesDialog {...dialog} />);
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button onClick={add}>
        <Labelled icon={<CirclePlus aria-hidden size={19} strokeWidth={1.75} />}>
          {messages.ministryForm.add}
        </Labelled>
      </Button>
      {count > 1 && (
        <Button variant="secondary" onClick={order}>
          <Labelled icon={<ArrowDownUp aria-hidden size={19} strokeWidth={1.75} />}>
            {messages.ministryForm.changeOrder}
          </Labelled>
        </Button>
      )}
    </div>
  );
}
