import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import type { ImportResult } from '#lib/subscribers/staff/schema.ts';

interface People {
  rows: readonly object[];
  consent?: { words: string; date: string };
  /** Only asks what would happen. */
  dry_run?: boolean;
}

/** Sends people by the API, which takes more than an action does. */
export function sendPeople(people: People): Promise<ActionResult<ImportResult>> {
  return callApi<ImportResult>('/api/subscribers', { method: 'POST', body: people });
}
