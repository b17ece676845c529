'use client';

import { ArrowDownUp, UserPlus } from 'lucide-react';
import { openStaffDialog } from '#components/account/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { AddLeaderDialog } from './add-leader-dialog.tsx';
import { OrderLeadersDialog } from './order-leaders-dialog.tsx';

/** Adds somebody, and with two or more puts them in order. */
export function LeadersControls({ count }: { count: number }) {
  const add = () => openStaffDialog('add-leader', (dialog) => <AddLeaderDialog {...dialog} />);
  const order = () => openStaffDialog('order-leaders', (dialog) => <OrderLeadersDialog {...dialog} />);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={add}>
        <span className="inline-flex items-center gap-2">
          <UserPlus aria-hidden size={19} strokeWidth={1.75} />
          {count === 0 ? 'Add the First Leader' : 'Add Leader'}
        </span>
      </Button>
      {count > 1 && (
        <Button variant="secondary" onClick={order}>
          <span className="inline-flex items-center gap-2">
            <ArrowDownUp aria-hidden size={19} strokeWidth={1.75} />
            Change Order
          </span>
        </Button>
      )}
      {count === 0 && (
        <p className="text-sm text-ink-2">
          Visitors see the roles below until there is somebody with a name.
        </p>
      )}
    </div>
  );
}
