import type { Database } from '#lib/core/database/db.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { readRows } from './read-rows.ts';
import type { Consent, ImportResult } from './schema.ts';
import { sortPeople } from './sort-people.ts';
import { addPeople, askPeople, confirmPeople } from './write-people.ts';

interface Import {
  rows: readonly unknown[];
  consent: Consent | undefined;
  isTrial: boolean;
  now: Date;
}

/** Adds the people of the rows, or says what would become of them. */
export async function importPeople(
  database: Database,
  { rows, consent, isTrial, now }: Import,
): Promise<ImportResult> {
  await lockNamed(database, 'subscribers');
  const { people, refused } = readRows(rows);
  const sorted = await sortPeople(database, people, { hasConsent: consent !== undefined });
  const all = [...refused, ...sorted.refused];
  if (isTrial) return resultOf(sorted.created.length, sorted.confirmed.length, all, consent);
  const source = rows.length === 1 ? 'staff' : 'import';
  const added = await addPeople(database, sorted.created, { source, consent, now });
  if (consent) await confirmPeople(database, sorted.confirmed, consent, now);
  else await askPeople(database, added, now);
  const ids = new Set(added.map(({ mailbox }) => mailbox));
  const taken = sorted.created.filter(({ mailbox }) => !ids.has(mailbox));
  const late = taken.map(({ email }) => ({ email, why: messages.subscriberList.isThere }));
  return resultOf(added.length, sorted.confirmed.length, [...all, ...late], consent);
}

function resultOf(
  created: number,
  confirmed: number,
  refused: ImportResult['refused'],
  consent: Consent | undefined,
): ImportResult {
  return consent
    ? { added: created + confirmed, pending: 0, refused }
    : { added: 0, pending: created, refused };
}
