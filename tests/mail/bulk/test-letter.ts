import { type Database, db } from '#lib/core/database/db.ts';
import { defineMail, type MailKind, type MailRefusal } from '#lib/mail/define-mail.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { letterPriority, queueLetterMails } from '#lib/mail/queue.ts';

/** Who has left meanwhile, and what the kind was told of refusals. */
export const left = new Set<string>();
export const refusals: ({ to: string } & MailRefusal)[] = [];

/** A letter whose mails are about the letter and, behind a space, their recipient. */
export const testLetter = defineMail<{ to: string }>({
  kind: 'test_letter',
  about: 'letter',
  permission: 'staff',
  lane: 'bulk',
  priority: letterPriority,
  load: async (about) => {
    const [, to = ''] = about.split(' ');
    return left.has(to) ? null : { to };
  },
  subject: () => 'This week',
  whole: async ({ to }) => ({ text: `Hello ${to}`, html: `<p>Hello ${to}</p>` }),
  headers: () => ({ Precedence: 'bulk', 'List-Id': '<letters.example.org>' }),
  refused: async ({ to }, _database, refusal) => void refusals.push({ to, ...refusal }),
});

const testAlert = { kind: testLetter.kind, priority: letterPriority - 5 };

/** Makes the kind known. */
export function addLetterKind(): void {
  (mailKinds as MailKind[]).push(testLetter as MailKind);
}

/** Returns so many addresses. */
export function readers(count: number, name = 'reader'): string[] {
  return Array.from(
    { length: count },
    (_each, index) => `${name}${String(index).padStart(4, '0')}@example.org`,
  );
}

/** Queues a letter, or an alert, to these readers. Returns its id. */
export async function queueLetter(
  to: readonly string[],
  { isAlert = false, database = db() as Database } = {},
): Promise<string> {
  const { id } = await database.letter.create({ data: { kind: isAlert ? 'alert' : 'letter' } });
  const mails = to.map((address) => ({ about: `${id} ${address}`, to: address }));
  await queueLetterMails(database, isAlert ? testAlert : testLetter, id, mails);
  return id;
}
