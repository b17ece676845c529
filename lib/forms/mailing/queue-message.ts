import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { queueMails } from '#lib/mail/queue.ts';
import { oncePerAddress } from '../dates/once-per-address.ts';
import { datesToCome, occurrenceOfForm, readEventsOf } from '../form-dates.ts';
import { formMessage } from './mail.tsx';
import type { MessageInput, MessageReceipt } from './schema.ts';

type Message = Omit<MessageInput, 'id'> & { sent_by: string | null };

/** The same words within this time are a second press. */
const sameMilliseconds = 10 * 60_000;
const batch = 500;

/**
 * Stores a message and queues its mails: one to each address that is confirmed or waiting. The form must be locked.
 * @throws AppError `invalid` on `date`, or `conflict`
 */
export async function queueMessage(
  database: Database,
  form: Form,
  message: Message,
): Promise<MessageReceipt> {
  const before = await findSame(database, form, message);
  if (before) return { count: before.recipients };
  const recipients = await readRecipients(database, form, message.date);
  if (recipients.length === 0) throw new AppError('conflict', messages.formMailing.noRecipients);
  const data = { ...message, form_id: form.id, recipients: recipients.length };
  const { id } = await database.formMessage.create({ data, select: { id: true } });
  // What a mail is about: the message, and the sign-up of its recipient.
  for (let start = 0; start < recipients.length; start += batch) {
    const mails = recipients
      .slice(start, start + batch)
      .map((row) => ({ about: `${id}/${row.id}`, to: row.email }));
    await queueMails(database, formMessage, mails);
  }
  return { count: recipients.length };
}

function findSame(database: Database, form: Form, { request_key, subject, text, date }: Message) {
  const since = new Date(Date.now() - sameMilliseconds);
  const words = { subject, text, date, created_at: { gte: since } };
  return database.formMessage.findFirst({
    where: { form_id: form.id, OR: [words, ...(request_key ? [{ request_key }] : [])] },
    select: { recipients: true },
  });
}

/** Returns the first sign-up of each address. */
async function readRecipients(
  database: Database,
  form: Form,
  date: string | null,
): Promise<{ id: string; email: string }[]> {
  const rows = await database.formAnswer.findMany({
    where: { form_id: form.id, state: { in: ['confirmed', 'waiting'] }, cleared_at: null },
    orderBy: { arrival: 'asc' },
    select: { id: true, email: true, date: true },
  });
  const isWanted = await wantedDates(database, form, { rows, date });
  return oncePerAddress(rows.filter((row) => isWanted(row.date)));
}

interface Asked {
  rows: readonly { date: string | null }[];
  date: string | null;
}

/** Returns which dates a message is for: the one that is asked for, or all to come. */
async function wantedDates(
  database: Database,
  form: Form,
  { rows, date }: Asked,
): Promise<(of: string | null) => boolean> {
  const events = await readEventsOf(database, form);
  if (date) {
    if (!form.event_id) throw fieldError('date', messages.signUps.withoutDates);
    // Who is signed up for a date that the event has no more is still written to.
    const isKnown = occurrenceOfForm(events, date) !== null || rows.some((row) => row.date === date);
    if (!isKnown) throw fieldError('date', messages.signUps.otherDate);
    return (of) => of === date;
  }
  return datesToCome(events);
}
