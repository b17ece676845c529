'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useAddDialog } from '#components/admin-mode/use-add-dialog.ts';
import { useSoundUpload } from '#components/sound/use-sound-upload.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { createSermonAction, updateSermonAction } from '#lib/sermons/actions.ts';
import { sermonInput } from '#lib/sermons/schema.ts';
import { savedText } from './scripture/saved-text.ts';
import { forgetDraft, useDraft, useKeeping } from './sermon-draft.ts';
import { SermonForm } from './sermon-form.tsx';
import { emptySermonForm, type SermonFormValues } from './sermon-form-values.ts';

interface AddSermonDialogProps extends StaffDialogProps {
  /** What is known of today's message. */
  known?: Partial<SermonFormValues>;
}

/** The 'Add New Sermon' dialog. What is typed stays, in this browser too, until the sermon is added. */
export function AddSermonDialog({ known, ...dialog }: AddSermonDialogProps) {
  const form = known ? 'today' : 'new';
  const draft = useDraft(form, ({ values }) => !known || values.date === known.date);
  const state = useAddDialog({
    beside: useTranslation('sermons', null, { typed: draft?.translation }),
    again: ({ id, updated_at: if_match }, values) => updateSermonAction({ ...values, id, if_match }),
    schema: sermonInput,
    defaultValues: draft?.values ?? { ...emptySermonForm, ...known },
    empty: emptySermonForm,
    onAdded: () => forgetDraft(form),
    action: createSermonAction,
    // Logged and shown; the dialog stays open.
    failed: (message) => {
      console.warn(messages.sermons.addFailed(message));
      return messages.sermons.addFailed(message);
    },
    done: (sermon) => savedText(messages.sermons.added, sermon),
    onClose: dialog.onClose,
  });
  useKeeping(form, state);
  // It stays when the dialog closes: the upload goes on.
  const sound = useSoundUpload(state);
  return (
    <Dialog {...dialog} title={messages.sermonForm.addTitle} description={messages.sermonForm.addAbout}>
      <SermonForm
        state={state}
        sound={sound}
        submit={state.isPending ? messages.sermonForm.adding : messages.sermonForm.add}
        onCancel={dialog.onClose}
      />
    </Dialog>
  );
}
