'use client';

import { EditDialog } from '#components/account/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { leaderMessages } from '#lib/leaders/messages.ts';
import type { Leader } from '#lib/leaders/schema.ts';
import { EditLeaderForm } from './edit-leader-form.tsx';

/** The 'Edit Leader' dialog. */
export function EditLeaderDialog({ id, ...dialog }: StaffDialogProps & { id: string }) {
  return (
    <EditDialog<Leader>
      {...dialog}
      title="Edit Leader"
      opening="Opening the leader"
      read={(signal) => readLeader(id, signal)}
      failureText={() => leaderMessages.loadFailed}
    >
      {(leader) => <EditLeaderForm leader={leader} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

/** The API has no address of one leader: there are few. */
async function readLeader(id: string, signal: AbortSignal): Promise<ActionResult<Leader>> {
  const answer = await callApi<Leader[]>('/api/leaders', { signal });
  if (!answer.ok) return answer;
  const found = answer.data.find((each) => each.id === id);
  if (found) return { ok: true, data: found };
  return { ok: false, error: { code: 'not_found', message: errorMessages.notFound } };
}
