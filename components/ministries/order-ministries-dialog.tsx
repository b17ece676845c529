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
      title={messages.ministryForm.orderTitle}
      description={messages.ministryForm.orderAbout}
      opening={messages.ministryForm.openingList}
      read={(signal) => callApi('/api/ministries', { signal })}
      failureText={() => messages.ministriesView.loadFailed}
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
  return categoriesOf(ministries).flatMap(({ title: group, anchor }) =>
    ministries
      .filter(({ category }) => anchorOf(category) === anchor)
      .map(({ id, title }) => ({ id, name: title || messages.ministryForm.untitled, group })),
  );
}
