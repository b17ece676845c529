'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { askDeletion } from '#components/activity/ask-deletion.tsx';
import { EditDialog, readOfList } from '#components/admin-mode/edit-dialog.tsx';
import { openStaffDialog, type StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/editing/edit-control.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import { deleteMinistryAction, updateMinistryAction } from '#lib/ministries/actions.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { MinistryForm } from './ministry-form.tsx';
import { ministryForm, ministryFormFrom } from './ministry-form-values.ts';

/** The Edit and Remove buttons of a ministry's card. */
export function MinistryControls({ id, title }: { id: string; title: string }) {
  const mayEdit = useIsOffered('own ministries', id);
  const mayRemove = useIsOffered('ministries');
  const edit = () =>
    openStaffDialog('edit-ministry', (dialog) => (
      <EditMinistryDialog key={id} id={id} title={title} {...dialog} />
    ));
  const remove = () =>
    askDeletion({
      table: 'ministries',
      id,
      title: messages.ministryForm.removeTitle,
      question: messages.ministries.deleteQuestion(title),
      action: deleteMinistryAction,
      deleted: messages.ministries.deleted,
      failed: messages.ministries.deleteFailed,
      confirm: messages.ui.remove,
    });
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      {mayEdit && (
        <EditControl label={messages.ministryForm.editLabel(title)} icon={Pencil} onClick={edit}>
          {messages.ui.edit}
        </EditControl>
      )}
      {mayRemove && (
        <EditControl label={messages.ministryForm.removeLabel(title)} icon={Trash2} onClick={remove}>
          {messages.ui.remove}
        </EditControl>
      )}
    </div>
  );
}

interface EditMinistryDialogProps extends StaffDialogProps {
  id: string;
  title: string;
}

function EditMinistryDialog({ id, title, ...dialog }: EditMinistryDialogProps) {
  return (
    <EditDialog<Ministry>
      {...dialog}
      title={messages.ministryForm.editTitle}
      description={title}
      opening={messages.ministryForm.opening}
      read={(signal) => readOfList('/api/ministries', (each) => each.id === id, signal)}
      failureText={() => messages.ministriesView.loadFailed}
    >
      {(ministry) => <EditMinistryForm ministry={ministry} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

interface EditMinistryFormProps {
  ministry: Ministry;
  onClose: () => void;
}

/** The page is read again so long after a save. */
const refreshDelayMilliseconds = 500;

/** The form filled from a ministry; saving asks again when somebody else was faster. */
function EditMinistryForm({ ministry, onClose }: EditMinistryFormProps) {
  const refresh = useRefresh();
  const state = useEditForm({
    row: ministry,
    beside: useTranslation('ministries', ministry.id),
    noun: messages.ministriesLog.singular,
    labels: messages.ministriesLog.labels,
    schema: ministryForm,
    valuesOf: ministryFormFrom,
    toInput: (values, if_match) => ({ ...values, id: ministry.id, if_match }),
    action: updateMinistryAction,
    failureText: () => messages.ministries.updateFailed,
    done: messages.ministries.updated,
    onSuccess: () => {
      onClose();
      setTimeout(() => void refresh(), refreshDelayMilliseconds);
    },
  });
  return (
    <MinistryForm
      state={state}
      submit={state.isPending ? messages.ministryForm.saving : messages.ministryForm.save}
      onCancel={onClose}
    />
  );
}
