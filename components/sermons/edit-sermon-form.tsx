'use client';

import { useState } from 'react';
import { fieldLabels } from '@/lib/activity/field-labels';
import { errorTexts } from '@/lib/errors';
import { updateSermonAction } from '@/lib/sermons/actions';
import { type Sermon, sermonInput, sermonTexts } from '@/lib/sermons/schema';
import { versionOf } from '@/lib/versions';
import { ConflictNotice } from '../form/conflict-notice';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { toast } from '../ui/toast';
import { SermonForm } from './sermon-form';
import { sermonFormFrom } from './sermon-form-values';

/** The form filled from a sermon; saving asks again when somebody else was faster. */
export function EditSermonForm({ sermon, onClose }: { sermon: Sermon; onClose: () => void }) {
  const refresh = useRefresh();
  const [version, setVersion] = useState(sermon.updated_at);
  const state = useActionForm({
    schema: sermonInput,
    defaultValues: sermonFormFrom(sermon),
    toInput: (values) => ({ ...values, id: sermon.id, if_match: version }),
    action: updateSermonAction,
    // Logged, and told as well; the dialog stays open.
    failureText: (message = errorTexts.unreachable) => {
      console.warn(sermonTexts.updateFailed(message));
      return sermonTexts.updateFailed(message);
    },
    onSuccess: () => {
      toast('success', sermonTexts.updated);
      onClose();
      void refresh();
    },
  });
  return (
    <SermonForm state={state} submitLabel="Update Sermon" pendingLabel="Updating..." onCancel={onClose}>
      <ConflictNotice
        state={state}
        noun="sermon"
        opened={sermon}
        labels={fieldLabels.sermons}
        onSettled={(theirs, isMineKept) => {
          setVersion(versionOf(theirs));
          state.form.reset(sermonFormFrom(theirs), { keepDirtyValues: isMineKept });
        }}
      />
    </SermonForm>
  );
}
