'use client';

import { useState } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { updateMinistryAction } from '#lib/ministries/actions.ts';
import { ministryContent } from '#lib/ministries/content.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { MinistryForm } from './ministry-form.tsx';
import { ministryForm, ministryFormFrom } from './ministry-form-values.ts';
import { useMinistryForm } from './use-ministry-form.ts';

interface EditMinistryFormProps {
  ministry: Ministry;
  onClose: () => void;
}

/** The page is read again so long after a save. */
const refreshDelayMilliseconds = 500;

/** The form filled from a ministry; saving asks again when somebody else was faster. */
export function EditMinistryForm({ ministry, onClose }: EditMinistryFormProps) {
  const refresh = useRefresh();
  const [version, setVersion] = useState(ministry.updated_at);
  const state = useMinistryForm({
    schema: ministryForm,
    defaultValues: ministryFormFrom(ministry),
    toInput: (values) => ({ ...values, id: ministry.id, if_match: version }),
    action: updateMinistryAction,
    failed: ministryMessages.updateFailed,
    onSuccess: () => {
      toast('success', ministryMessages.updated);
      onClose();
      setTimeout(() => void refresh(), refreshDelayMilliseconds);
    },
  });
  return (
    <MinistryForm state={state} submitLabel="Save Changes" pendingLabel="Saving..." onCancel={onClose}>
      <ConflictNotice
        state={state}
        noun="ministry"
        opened={ministry}
        labels={ministryContent.labels}
        valuesOf={ministryFormFrom}
        onSettled={(theirs) => setVersion(theirs.updated_at)}
      />
    </MinistryForm>
  );
}
