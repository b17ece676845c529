'use client';

import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { updateMinistryAction } from '#lib/ministries/actions.ts';
import { ministryContent } from '#lib/ministries/content.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { MinistryForm } from './ministry-form.tsx';
import { ministryForm, ministryFormFrom } from './ministry-form-values.ts';
import { useMinistryFailure } from './use-ministry-failure.ts';

interface EditMinistryFormProps {
  ministry: Ministry;
  onClose: () => void;
}

/** The page is read again so long after a save. */
const refreshDelayMilliseconds = 500;

/** The form filled from a ministry; saving asks again when somebody else was faster. */
export function EditMinistryForm({ ministry, onClose }: EditMinistryFormProps) {
  const refresh = useRefresh();
  const { failureText, withFailure } = useMinistryFailure(ministryMessages.updateFailed);
  const state = useEditForm({
    row: ministry,
    noun: 'ministry',
    labels: ministryContent.labels,
    schema: ministryForm,
    valuesOf: ministryFormFrom,
    toInput: (values, if_match) => ({ ...values, id: ministry.id, if_match }),
    action: updateMinistryAction,
    failureText,
    saved: ministryMessages.updated,
    onSaved: () => {
      onClose();
      setTimeout(() => void refresh(), refreshDelayMilliseconds);
    },
  });
  return (
    <MinistryForm
      state={withFailure(state)}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      onCancel={onClose}
    >
      {state.notice}
    </MinistryForm>
  );
}
