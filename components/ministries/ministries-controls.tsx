'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import { openStaffDialog, type StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useAddDialog } from '#components/admin-mode/use-add-dialog.ts';
import type { Entry } from '#components/ordering/entries.ts';
import { OrderForm } from '#components/ordering/order-form.tsx';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { ArrowDownUp, CirclePlus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import {
  createMinistryAction,
  orderMinistriesAction,
  updateMinistryAction,
} from '#lib/ministries/actions.ts';
import { anchorOf, categoriesOf } from '#lib/ministries/category.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { MinistryForm } from './ministry-form.tsx';
import { emptyMinistryForm, newMinistryForm } from './ministry-form-values.ts';

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

/** The 'Add Ministry' dialog. What was typed stays when it is closed, and goes once the ministry is added. */
function AddMinistryDialog(dialog: StaffDialogProps) {
  const state = useAddDialog({
    beside: useTranslation('ministries', null),
    again: ({ id, updated_at: if_match }, values) => updateMinistryAction({ ...values, id, if_match }),
    schema: newMinistryForm,
    defaultValues: emptyMinistryForm,
    empty: emptyMinistryForm,
    action: createMinistryAction,
    failureText: () => messages.ministries.addFailed,
    done: messages.ministries.added,
    onClose: dialog.onClose,
  });
  return (
    <Dialog {...dialog} title={messages.ministryForm.add} description={messages.ministryForm.addAbout}>
      <MinistryForm
        state={state}
        submit={state.isPending ? messages.ministryForm.adding : messages.ministryForm.add}
        onCancel={dialog.onClose}
      />
    </Dialog>
  );
}

/** The dialog that puts the ministries in order, each category by itself. */
function OrderMinistriesDialog(dialog: StaffDialogProps) {
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
