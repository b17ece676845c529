'use client';

import { useState } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { updateLeaderAction } from '#lib/leaders/actions.ts';
import { leaderContent } from '#lib/leaders/content.ts';
import { leaderMessages } from '#lib/leaders/messages.ts';
import { type Leader, leaderInput } from '#lib/leaders/schema.ts';
import { LeaderForm } from './leader-form.tsx';
import { leaderFormFrom } from './leader-form-values.ts';

/** The form filled from a leader; saving asks again when somebody else was faster. */
export function EditLeaderForm({ leader, onClose }: { leader: Leader; onClose: () => void }) {
  const refresh = useRefresh();
  const [version, setVersion] = useState(leader.updated_at);
  const state = useActionForm({
    schema: leaderInput,
    defaultValues: leaderFormFrom(leader),
    toInput: (values) => ({ ...values, id: leader.id, if_match: version }),
    action: updateLeaderAction,
    failureText: (message = errorMessages.unreachable) => leaderMessages.updateFailed(message),
    onSuccess: () => {
      toast('success', leaderMessages.updated);
      onClose();
      void refresh();
    },
  });
  return (
    <LeaderForm state={state} submitLabel="Save Changes" pendingLabel="Saving..." onCancel={onClose}>
      <ConflictNotice
        state={state}
        noun="leader"
        opened={leader}
        labels={leaderContent.labels}
        valuesOf={leaderFormFrom}
        onSettled={(theirs) => setVersion(theirs.updated_at)}
      />
    </LeaderForm>
  );
}
