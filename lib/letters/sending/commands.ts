import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Database, db } from '#lib/core/database/db.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { AppError, existing, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { dropLetterMails, queueMail } from '#lib/mail/queue.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { contentOf, frozen } from '../letter-content.ts';
import { letterReference, letterSending, letterTest } from '../letter-input.ts';
import { assertSame, assertUnsent, hasLeft, lockLetter, withCounts } from '../letter-rows.ts';
import { letterTestMail } from '../mail.tsx';
import { isFrozen, itemsOf, storedBlocksOf, toLetter } from '../present-letter.ts';
import { renderLetter } from '../render/render-letter.ts';
import type { LetterRow } from '../schema.ts';
import { beginSending, recipientsOf, type Sending, sendingOf, standingTopicsOf } from './begin-sending.ts';

/**
 * Sends a letter to the readers of its topics, now or `at` a time of the church's clock. From this press on it is as it was
 * read.
 * @throws AppError `not_found`; `conflict` when it is sent or planned already, or changed meanwhile; `invalid` without
 * subject, words or a topic that exists, for a letter that cannot be drawn, or for a time that has passed
 */
export const sendLetter = command({
  name: 'sendLetter',
  access: 'letters',
  input: letterSending,
  changes: 'letters',
  run: async ({ id, if_match, at, now }, { write }): Promise<Sending> => {
    const read = existing(await db().letter.findUnique({ where: { id } }));
    // Before it is drawn, which takes longer than all of these; and again under its lock.
    assertMaySend(read, if_match);
    const [said, hasMail] = [await frozen(read), await isMailSetUp()];
    await assertDrawable({ ...read, ...said, state: 'ready' } as Letter);
    const count = await write(async (database) => {
      const row = await lockLetter(database, { id });
      assertMaySend(row, if_match);
      assertSame(row, versionOf(toLetter(read)));
      const data = { ...said, state: 'ready', send_at: at ? momentToCome(at, now) : now };
      const topics = await standingTopicsOf(database, row);
      const decided = await database.letter.update({ where: { id }, data: { ...data, topics } });
      if (!at) return beginSending(database, decided, { now, hasMail });
      return (await recipientsOf(database, decided, { topics, hasMail })).length;
    });
    return sendingOf(count);
  },
});

/**
 * Leaves a letter out, or stops one that is being sent: what has left has left, the rest never does.
 * @throws AppError `not_found`; `conflict` for one that has been sent to all, or changed since it was read
 */
export const skipLetter = command({
  name: 'skipLetter',
  access: 'letters',
  input: letterReference,
  changes: 'letters',
  run: (reference, { write }): Promise<LetterRow> =>
    write(async (database) => {
      const row = await lockLetter(database, reference);
      if (row.state === 'skipped') return withCounts(database, row);
      if (row.state === 'sent')
        throw new AppError('conflict', messages.letters.alreadyOver, { current: toLetter(row) });
      if (row.state === 'sending') await dropLetterMails(database, row.id);
      const data = { state: 'skipped', ...(hasLeft(row) ? {} : { send_at: null }) };
      return withCounts(database, await database.letter.update({ where: { id: row.id }, data }));
    }),
});

/**
 * Mails the letter as it is to one address, to look at it.
 * @throws AppError `not_found`
 */
export const testLetter = command({
  name: 'testLetter',
  access: 'letters',
  input: letterTest,
  changes: null,
  run: ({ id, to }, { write }): Promise<{ to: string }> =>
    write(async (database) => {
      existing(await database.letter.count({ where: { id } }));
      await queueTest(database, id, to);
      return { to };
    }),
});

/** Each press is a mail of its own. */
async function queueTest(database: Database, id: string, to: string): Promise<void> {
  await queueMail(database, letterTestMail, { about: `${id} ${randomUUID()}`, to });
}

/** @throws AppError `conflict` or `invalid` */
function assertMaySend(row: Letter, version: string | undefined): void {
  assertUndecided(row);
  assertSame(row, version);
  assertWritten(row);
}

/** Requires that only one person decides. @throws AppError `conflict` with the present row */
function assertUndecided(row: Letter): void {
  assertUnsent(row);
  if (isFrozen(row))
    throw new AppError('conflict', messages.letters.alreadyPlanned, { current: toLetter(row) });
}

/** Requires something to send. @throws AppError `invalid` */
function assertWritten(row: Letter): void {
  if (isBlank(row.subject)) throw fieldError('subject', messages.letters.noSubject);
  const isEmpty =
    isBlank(plainText(row.words)) && storedBlocksOf(row).length === 0 && itemsOf(row).length === 0;
  if (isEmpty) throw fieldError('words', messages.letters.noWords);
}

/** Draws the letter once, before it is frozen: each of its mails would fail. @throws AppError `invalid` */
async function assertDrawable(decided: Letter): Promise<void> {
  try {
    await renderLetter(await contentOf(decided));
  } catch (error) {
    log.error({ err: error, letter: decided.id }, 'a letter could not be drawn');
    throw new AppError('invalid', messages.letters.notDrawn);
  }
}

/** @throws AppError `invalid` for a moment that has passed */
function momentToCome(clock: string, now: Date): Date {
  const moment = churchMoment(`${clock}:00`);
  if (moment <= now) throw fieldError('at', messages.letters.pastMoment);
  return moment;
}
