'use client';

import { useState } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateSermonAction } from '#lib/sermons/actions.ts';
import { sermonContent } from '#lib/sermons/content.ts';
import { type Sermon, sermonInput, sermonMessages } from '#lib/sermons/schema.ts';
import { SermonForm } from './sermon-form.tsx';
import { sermonFormFrom } from './sermon-form-values.ts';

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
    failureText: (message = errorMessages.unreachable) => {
      console.warn(sermonMessages.updateFailed(message));
      return sermonMessages.updateFailed(message);
    },
    onSuccess: () => {
      toast('success', sermonMessages.updated);
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
        labels={sermonContent.labels}
        valuesOf={sermonFormFrom}
        onSettled={(theirs) => setVersion(theirs.updated_at)}
      />
    </SermonForm>
  );
}
