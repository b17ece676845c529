import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import type { Database } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMomentFrom, churchToday } from '#lib/core/dates/church-time.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { minutesFor, queueLetterMails } from '#lib/mail/queue.ts';
import { pushAlert } from '#lib/push/queue.ts';
import { saidToPhones } from '#lib/push/said-to-phones.ts';
import { readersOf } from '#lib/subscribers/readers.ts';
import type { Topic } from '#lib/subscribers/schema.ts';
import { topicLabels } from '#lib/subscribers/topics.ts';
import { itemsOf, topicsOf } from '../present-letter.ts';
import { decidedIn } from '../spoken/spoken-letter.ts';
import { letterMailKind } from './letter-mail-kind.ts';

/** Alerts pass letters that wait. */
const alertPriority = 1;

/** What becomes of a letter that is sent. */
export interface Sending {
  /** How many it goes to. */
  count: number;
  /** About how long that takes. */
  minutes: number;
}

/** Who gets a letter. */
interface Recipient {
  id: string;
  email: string;
}

/**
 * Returns the topics of a letter that still exist.
 * @throws AppError `invalid` on `topics` without any
 */
export async function standingTopicsOf(database: Database, row: Letter): Promise<Topic[]> {
  const topics = topicsOf(row);
  if (topics.length === 0) throw fieldError('topics', messages.letters.noTopic);
  const standing = [...(await topicLabels(database, topics)).keys()];
  if (standing.length === 0) throw fieldError('topics', messages.letters.topicsGone);
  return standing;
}

/** What recipients depend on beside the letter. */
interface Circumstances {
  topics: readonly Topic[];
  /** Whether mails can leave. */
  hasMail: boolean;
}

/**
 * Returns who gets the letter: readers of its topics, of a correction those of them who got, or get, the letter before. An
 * alert gets to no reader while no mail can leave: it would arrive when it is over.
 */
export async function recipientsOf(
  database: Database,
  { kind, corrects }: Pick<Letter, 'kind' | 'corrects'>,
  { topics, hasMail }: Circumstances,
): Promise<Recipient[]> {
  if (kind === 'alert' && !hasMail) return [];
  const readers = await readersOf(database, topics);
  if (corrects === null) return readers;
  const mails = await database.mail.findMany({
    where: {
      kind: letterMailKind,
      letter_id: corrects,
      OR: [{ sent_at: { not: null } }, { stopped_at: null }],
    },
    select: { about: true },
  });
  const told = new Set(mails.map(({ about }) => about.split(' ')[1]));
  return readers.filter(({ id }) => told.has(id));
}

/** Returns how long so many mails take; 0 for none. */
export async function sendingOf(count: number): Promise<Sending> {
  return { count, minutes: count === 0 ? 0 : await minutesFor(count) };
}

/**
 * Begins to send a letter in the caller's transaction, which has locked it: one mail for each reader of its topics. Without
 * any reader it is sent already. An alert goes to phones as well. Returns how many readers get it.
 * @throws AppError `invalid` on `topics` without any that exists
 */
export async function beginSending(
  database: Database,
  row: Letter,
  { now, hasMail }: { now: Date; hasMail: boolean },
): Promise<number> {
  const topics = await standingTopicsOf(database, row);
  const recipients = await recipientsOf(database, row, { topics, hasMail });
  const priority = row.kind === 'alert' ? { priority: alertPriority } : {};
  await queueLetterMails(
    database,
    { kind: letterMailKind, ...priority },
    row.id,
    recipients.map(({ id, email }) => ({ about: `${row.id} ${id}`, to: email })),
  );
  if (row.kind === 'alert') {
    const message = await saidToPhones(() => messageOf(row));
    await pushAlert(database, { ...message, until: await endOfAlert(database, row, now) });
  }
  const state = recipients.length > 0 ? 'sending' : 'sent';
  await database.letter.update({
    where: { id: row.id },
    data: { state, topics, sent_at: now, send_at: row.send_at ?? now },
  });
  return recipients.length;
}

/** Returns when an alert is of no more use: the end of its closing's last day, or of the day it is sent on if that is later. */
async function endOfAlert(database: Database, { closing_id }: Letter, sentAt: Date): Promise<Date> {
  const closing = closing_id && (await database.closing.findUnique({ where: { id: closing_id } }));
  const [today, closed] = [churchToday(sentAt), closing ? closing.to_date : ''];
  return churchMomentFrom(`${addDays(closed > today ? closed : today, 1)}T00:00:00`);
}

/** What a phone shows. The words of a correction say nothing without its items. */
function messageOf(row: Letter) {
  const said = decidedIn(row);
  const items = row.corrects === null ? [] : itemsOf(said);
  const lines = items.map(({ title, when, where, note }) =>
    [title, when, where, note].filter(Boolean).join(' · '),
  );
  return {
    title: said.subject,
    body: [plainText(said.words), ...lines].join('\n'),
    url: absoluteUrl(row.is_public ? unlinkedPaths.letter(row.id) : paths.home),
  };
}
