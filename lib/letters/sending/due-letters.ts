import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { labelledTransaction, unlogged } from '#lib/core/operations/audited-transaction.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { lockLetter } from '../letter-rows.ts';
import { longestDelayMilliseconds } from '../plan/planned-moment.ts';
import { beginSending } from './begin-sending.ts';

/**
 * Begins to send the letters that are due; each once, in however many processes this runs. One that is due for long, since
 * the site did not run, is a draft again.
 */
export async function sendDueLetters(now = new Date()): Promise<void> {
  const due = await db().letter.findMany({
    where: { state: 'ready', send_at: { lte: now } },
    orderBy: { send_at: 'asc' },
    select: { id: true },
  });
  for (const { id } of due) await sendDue(id, now);
}

async function sendDue(id: string, now: Date): Promise<void> {
  const write = labelledTransaction('');
  const hasMail = await isMailSetUp();
  try {
    await write(async (database) => {
      const row = await lockLetter(database, { id });
      if (row.state !== 'ready' || row.send_at === null || row.send_at > now) return;
      const isLate = now.getTime() - row.send_at.getTime() > longestDelayMilliseconds;
      if (!isLate) return void (await beginSending(database, row, { now, hasMail }));
      await database.letter.update({ where: { id }, data: { state: 'draft', send_at: null } });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Its ministry or event was deleted meanwhile, or the letter itself.
    log.info({ letter: id, reason: error.code }, 'a planned letter reaches nobody');
    await write((database) =>
      database.letter.updateMany({
        where: { id, state: 'ready' },
        data: { state: 'skipped', send_at: null },
      }),
    );
  }
  publishWrite('letters', write.names);
}

/** Marks letters as sent once none of their mails waits. */
export async function finishLetters(): Promise<void> {
  const waiting = await db().letter.count({ where: { state: 'sending' } });
  if (waiting === 0) return;
  await db().$transaction(async (database) => {
    // That the last mail has left is no change by staff.
    await unlogged(
      database,
      () => database.$executeRaw`
        UPDATE letters SET state = 'sent'
        WHERE state = 'sending' AND NOT EXISTS (
          SELECT FROM mails WHERE letter_id = letters.id AND sent_at IS NULL AND stopped_at IS NULL)`,
    );
  });
}
