'use client';

import { EditDialog } from '#components/account/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import type { Entry } from '#components/ordering/entries.ts';
import { OrderForm } from '#components/ordering/order-form.tsx';
import { callApi } from '#lib/core/site/api-client.ts';
import { orderLeadersAction } from '#lib/leaders/actions.ts';
import { leaderMessages } from '#lib/leaders/messages.ts';
import type { Leader } from '#lib/leaders/schema.ts';

/** The dialog that puts the leaders in order. */
export function OrderLeadersDialog(dialog: StaffDialogProps) {
  return (
    <EditDialog<Leader[]>
      {...dialog}
      title="Order of the Leaders"
      description="As they follow each other on the About page."
      opening="Opening the list"
      read={(signal) => callApi('/api/leaders', { signal })}
      failureText={() => leaderMessages.loadFailed}
    >
      {(leaders) => (
        <OrderForm
          rows={leaders}
          entriesOf={entriesOf}
          action={orderLeadersAction}
          saved={leaderMessages.ordered}
          failed={leaderMessages.orderFailed}
          onClose={dialog.onClose}
        />
      )}
    </EditDialog>
  );
}

function entriesOf(leaders: readonly Leader[]): Entry[] {
  return leaders.map(({ id, name, role }) => ({ id, name, ...(role && { detail: role }) }));
}
