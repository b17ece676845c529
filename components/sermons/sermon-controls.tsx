'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIsOffered } from '#components/account/own-session.ts';
import { askDeletion } from '#components/activity/ask-deletion.tsx';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import { openStaffDialog, type StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useSoundUpload } from '#components/sound/use-sound-upload.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { deleteSermonAction, updateSermonAction } from '#lib/sermons/actions.ts';
import { sermonContent } from '#lib/sermons/content.ts';
import { type Sermon, sermonInput } from '#lib/sermons/schema.ts';
import { savedText } from './scripture/saved-text.ts';
import { forgetDraft, readDraft, type SermonDraft, useDraft, useKeeping } from './sermon-draft.ts';
import { SermonForm } from './sermon-form.tsx';
import { type SermonFormValues, sermonFormFrom } from './sermon-form-values.ts';

/** The fields of a sermon that the controls need. */
interface ControlledSermon {
  id: string;
  title: string;
  /** Whether it is a card in the library, not its own page. */
  isInLibrary: boolean;
}

/** The menu of a sermon with Edit and Delete. */
export function SermonControls({ sermon }: { sermon: ControlledSermon }) {
  const { id, title, isInLibrary } = sermon;
  const router = useRouter();
  const isOffered = useIsOffered('sermons');
  if (!isOffered) return null;
  const edit = () =>
    openStaffDialog('edit-sermon', (dialog) => <EditSermonDialog key={id} id={id} {...dialog} />);
  const remove = () =>
    askDeletion({
      table: 'sermons',
      id,
      title: messages.sermonForm.deleteTitle,
      question: messages.sermons.deleteQuestion(title),
      action: deleteSermonAction,
      deleted: messages.sermons.deleted,
      failed: isInLibrary ? () => messages.sermons.deleteFailedInLibrary : messages.sermons.deleteFailed,
      onDeleted: isInLibrary ? undefined : () => router.push(inLanguage(paths.sermons)),
    });
  return (
    <ActionMenu
      label={messages.sermonForm.change(title)}
      items={[
        { label: messages.ui.edit, icon: Pencil, onSelect: edit },
        { label: messages.ui.delete, icon: Trash2, isDanger: true, onSelect: remove },
      ]}
    />
  );
}

interface EditSermonDialogProps extends StaffDialogProps {
  id: string;
}

function EditSermonDialog({ id, ...dialog }: EditSermonDialogProps) {
  return (
    <EditDialog<Sermon>
      {...dialog}
      title={messages.sermonForm.editTitle}
      opening={messages.sermonForm.opening}
      read={(signal) => callApi(`/api/sermons/${id}`, { signal })}
      failureText={(message = messages.sermons.loadFailed) => message}
    >
      {(sermon) => <EditSermonForm sermon={sermon} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

interface EditSermonFormProps {
  sermon: Sermon;
  onClose: () => void;
}

/** The form filled from a sermon. Left by its Cancel button it forgets what was typed. */
function EditSermonForm({ sermon, onClose }: EditSermonFormProps) {
  const { id } = sermon;
  const state = useSermonEditor({ sermon, onClose });
  const sound = useSoundUpload(state);
  useEffect(
    () => () => {
      if (readDraft(id)) toast('info', messages.sermonForm.keptAside, { id: 'kept-aside' });
    },
    [id],
  );
  const cancel = () => {
    forgetDraft(id);
    onClose();
  };
  return (
    <SermonForm
      state={state}
      sound={sound}
      submit={state.isPending ? messages.sermonForm.updating : messages.sermonForm.update}
      onCancel={cancel}
    />
  );
}

/** The state of the form; saving asks again when somebody else was faster. */
function useSermonEditor({ sermon, onClose }: EditSermonFormProps): EditForm<Sermon, SermonFormValues> {
  const refresh = useRefresh();
  const draft = useDraft(sermon.id, ({ opened }) => opened !== null) as SermonDraft<Sermon> | null;
  const state = useEditForm({
    draft,
    row: sermon,
    beside: useTranslation('sermons', sermon.id, { typed: draft?.translation }),
    noun: messages.sermonsLog.singular,
    labels: messages.sermonsLog.labels,
    format: sermonContent.format,
    schema: sermonInput,
    valuesOf: sermonFormFrom,
    toInput: (values, if_match) => ({ ...values, id: sermon.id, if_match }),
    action: updateSermonAction,
    // Logged, and told as well; the dialog stays open.
    failed: (message) => {
      console.warn(messages.sermons.updateFailed(message));
      return messages.sermons.updateFailed(message);
    },
    done: (saved) => savedText(messages.sermons.updated, saved, sermon),
    onSuccess: () => {
      forgetDraft(sermon.id);
      onClose();
      void refresh();
    },
  });
  useKeeping(sermon.id, state, state.opened);
  return state;
}
