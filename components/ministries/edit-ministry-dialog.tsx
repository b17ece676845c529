'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { errorMessages } from '#lib/core/operations/errors.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { EditMinistryForm } from './edit-ministry-form.tsx';

interface EditMinistryDialogProps extends StaffDialogProps {
  id: string;
  title: string;
}

/** The 'Edit Ministry Details' dialog. */
export function EditMinistryDialog({ id, title, ...dialog }: EditMinistryDialogProps) {
  return (
    <EditDialog<Ministry>
      {...dialog}
      title="Edit Ministry Details"
      description={title}
      opening="Opening the ministry"
      read={(signal) => readMinistry(id, signal)}
      failureText={() => ministryMessages.loadFailed}
    >
      {(ministry) => <EditMinistryForm ministry={ministry} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

/** The API has no endpoint of a single ministry: there are few. */
async function readMinistry(id: string, signal: AbortSignal): Promise<ActionResult<Ministry>> {
  const answer = await callApi<Ministry[]>('/api/ministries', { signal });
  if (!answer.ok) return answer;
  const found = answer.data.find((each) => each.id === id);
  if (found) return { ok: true, data: found };
  return { ok: false, error: { code: 'not_found', message: errorMessages.notFound } };
}
