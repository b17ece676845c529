import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { countPhones } from '#lib/push/queue.ts';
import { createComposed } from '../compose/composed.ts';
import { alertCreation } from '../letter-input.ts';
import { itemsOf } from '../present-letter.ts';
import { beginSending } from '../sending/begin-sending.ts';
import type { AlertReach } from './alert-reach.ts';
import { alertAbout } from './new-alert.ts';

/**
 * Sends an alert about a closing to readers and phones, at once and before letters that wait. Sends nothing while the last
 * one about the closing says the same, and answers whom that one reaches: a call whose answer was lost may be repeated.
 * @throws AppError `not_found`, or `conflict` for a closing that is over or was taken back
 */
export const sendAlert = command({
  name: 'sendAlert',
  access: 'letters',
  input: alertCreation,
  changes: 'letters',
  run: async ({ closing_id, now }, { write }): Promise<AlertReach> => {
    const closing = await db().closing.findUnique({ where: { id: closing_id } });
    const alert = await alertAbout(existing(closing, messages.closings.notFound), now);
    const hasMail = await isMailSetUp();
    return write(async (database) => {
      await lockNamed(database, `alert ${closing_id}`);
      const last = await lastAbout(database, closing_id);
      if (last && saysTheSame(last, alert.data)) return reachOf(database, last);
      const row = await createComposed(database, alert, { state: 'ready' });
      await beginSending(database, row, { now, hasMail });
      return reachOf(database, row);
    });
  },
});

/** Returns the last alert about the closing, corrections included; null when that was stopped. */
async function lastAbout(database: Database, closing_id: string): Promise<Letter | null> {
  const last = await database.letter.findFirst({
    where: { closing_id, sent_at: { not: null } },
    orderBy: { sent_at: 'desc' },
  });
  return last?.state === 'skipped' ? null : last;
}

function saysTheSame(
  last: Letter,
  { subject, words, items }: Awaited<ReturnType<typeof alertAbout>>['data'],
) {
  return (
    last.subject === subject && last.words === words && isDeepStrictEqual(itemsOf(last), itemsOf({ items }))
  );
}

async function reachOf(database: Database, { id }: Letter): Promise<AlertReach> {
  const readers = await database.mail.count({ where: { letter_id: id } });
  return { readers, phones: await countPhones(database, 'alerts') };
}
