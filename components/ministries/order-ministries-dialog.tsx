'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import type { Entry } from '#components/ordering/entries.ts';
import { OrderForm } from '#components/ordering/order-form.tsx';
import { callApi } from '#lib/core/site/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { orderMinistriesAction } from '#lib/ministries/actions.ts';
import { anchorOf, categoriesOf } from '#lib/ministries/category.ts';

import type { Ministry } from '#lib/ministries/schema.ts';

/** The dialog that puts the ministries in order, each category by itself. */
export function OrderMinistriesDialog(dialog: StaffDialogProps) {
  return (
    <EditDialog<Ministry[]>
      {...dialog}
      title="Order of the Ministries"
      description="As they follow each other under their categories."
      opening="Opening the list"
      read={(signal) => callApi('/api/ministries', { signal })}
      failureText={() => messages.ministries.loadFailed}
    >
      {(ministries) => (
        <OrderForm
          rows={ministries}
          entriesOf={entriesOf}
          action={orderMinistriesAction}
          saved={messages.ministries.ordered}
          failed={messages.ministries.orderFailed}
          onClose={dialog.onClose}
        />
      )}
    </EditDialog>
  );
}

/** The categories in the order of the page, each with its ministries. */
function entriesOf(ministries: readonly Ministry[]): Entry[] {
  return categoriesOf(ministries).flatMap(({ name, anchor }) =>
    ministries
      .filter(({ category }) => anchorOf(category) === anchor)
      .map(({ id, title }) => ({ id, name: title || 'Untitled', group: name })),
  );
}
