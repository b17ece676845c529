import { runAgain } from '#components/form/saving/run-again.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { apiAddress } from '#lib/core/addresses/in-language.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import type { Batch } from '#lib/translations/typed-texts.ts';

/** Which row has the texts. */
export interface RowReference {
  table: string;
  id: string;
}

/** Reads the texts of a row in both languages. */
export function readTranslation(
  of: RowReference,
  signal?: AbortSignal,
): Promise<ActionResult<TranslationRow>> {
  return callApi(apiAddress(addressOf(of)), signal && { signal });
}

/** Says that these translations are right as they are. */
export function confirmTexts(of: RowReference, fields: readonly string[]) {
  return post<TranslationRow>(`${addressOf(of)}/confirm`, { fields });
}

/** Asks the program for these texts. */
export function suggestTexts(of: RowReference, fields: readonly string[]) {
  return post<{ suggestions: Record<string, string> }>(`${addressOf(of)}/suggest`, { fields });
}

/**
 * Writes texts over the version that was read; `read` is null for a row that is new. What an earlier try without an
 * answer has written is no conflict.
 */
export async function writeTexts(
  of: RowReference,
  {
    batches,
    read,
    unanswered,
  }: { batches: readonly Batch[]; read: TranslationRow | null; unanswered: { current: Batch[] } },
): Promise<ActionResult<TranslationRow>> {
  let answer: ActionResult<TranslationRow> | undefined;
  let version = read ? versionOf(read) : '*';
  for (const batch of batches) {
    const send = (row?: unknown) =>
      runUnlocked(put, { of, batch, version: row ? versionOf(row as TranslationRow) : version });
    answer = await runAgain(send, { sent: batch, unanswered, isArrived });
    if (!answer.ok) return answer;
    version = versionOf(answer.data);
  }
  return answer ?? readTranslation(of);
}

/** Writes these texts as they were before. */
export async function restoreTexts({
  before,
  names,
}: {
  before: TranslationRow;
  names: readonly string[];
}): Promise<ActionResult<TranslationRow>> {
  const known = before.fields.filter(({ name }) => names.includes(name));
  const fields = Object.fromEntries(known.map(({ name, translation }) => [name, translation]));
  return change(before, { fields });
}

function put({ of, batch, version }: { of: RowReference; batch: Batch; version: string }) {
  return change(of, { fields: batch.fields, is_machine: batch.isMachine }, version);
}

function change(of: RowReference, body: object, version?: string) {
  return callApi<TranslationRow>(addressOf(of), { method: 'PUT', ifMatch: version ?? null, body });
}

/** Writes the path of a page and whether it is ready over the version that was read. */
export function writePage(
  id: string,
  fields: Partial<Pick<TranslationRow, 'path' | 'is_ready'>>,
  read: TranslationRow | null,
): Promise<ActionResult<TranslationRow>> {
  const of = { table: 'site_pages', id };
  return runUnlocked(() => change(of, fields, read ? versionOf(read) : '*'), undefined);
}

function isArrived(row: unknown, { fields }: Batch): boolean {
  const stored = new Map((row as TranslationRow).fields.map(({ name, translation }) => [name, translation]));
  return Object.entries(fields).every(([name, text]) => (stored.get(name) ?? null) === text);
}

function post<Answer>(path: string, body: object): Promise<ActionResult<Answer>> {
  return runUnlocked((sent: object) => callApi<Answer>(path, { method: 'POST', body: sent }), body);
}

function addressOf({ table, id }: RowReference): string {
  return `/api/translations/${table}/${encodeURIComponent(id)}`;
}
