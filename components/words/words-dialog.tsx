'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { isPageTextKey, pageTextLabel } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';
import { type OpenedWords, WordsForm } from './words-form.tsx';

/** The dialog that changes words of the church where they stand; `name` is their key. */
export function WordsDialog({ name, ...dialog }: StaffDialogProps & { name: string }) {
  return (
    <EditDialog<OpenedWords>
      {...dialog}
      title={pageTextLabel(name)}
      width="sides"
      opening={messages.words.opening}
      read={(signal) => readWords(name, signal)}
      failureText={() => messages.pageTexts.loadFailed}
    >
      {(opened) => <WordsForm opened={opened} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

async function readWords(key: string, signal: AbortSignal): Promise<ActionResult<OpenedWords>> {
  const [entries, insertions] = await Promise.all([
    callApi<Record<string, PageTextEntry>>('/api/page-texts', { signal }),
    callApi<Insertions>('/api/page-texts/insertions', { signal }),
  ]);
  if (!entries.ok) return entries;
  if (!insertions.ok) return insertions;
  const entry = entries.data[key];
  if (!entry || !isPageTextKey(key))
    return { ok: false, error: { code: 'not_found', message: messages.errors.notFound } };
  return { ok: true, data: { key, entry, insertions: insertions.data } };
}
