'use client';

import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateSermonAction } from '#lib/sermons/actions.ts';
import { sermonContent } from '#lib/sermons/content.ts';
import { type Sermon, sermonInput, sermonMessages } from '#lib/sermons/schema.ts';
import { SermonForm } from './sermon-form.tsx';
import { sermonFormFrom } from './sermon-form-values.ts';

/** The form filled from a sermon; saving asks again when somebody else was faster. */
export function EditSermonForm({ sermon, onClose }: { sermon: Sermon; onClose: () => void }) {
  const refresh = useRefresh();
  const state = useEditForm({
    row: sermon,
    noun: 'sermon',
    labels: sermonContent.labels,
    schema: sermonInput,
    valuesOf: sermonFormFrom,
    toInput: (values, if_match) => ({ ...values, id: sermon.id, if_match }),
    action: updateSermonAction,
    // Logged, and told as well; the dialog stays open.
    failureText: (message = errorMessages.unreachable) => {
      console.warn(sermonMessages.updateFailed(message));
      return sermonMessages.updateFailed(message);
    },
    saved: sermonMessages.updated,
    onSaved: () => {
      onClose();
      void refresh();
    },
  });
  return (
    <SermonForm state={state} submitLabel="Update Sermon" pendingLabel="Updating..." onCancel={onClose}>
      {state.notice}
    </SermonForm>
  );
}
