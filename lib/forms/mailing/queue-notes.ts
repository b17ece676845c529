import { subDays } from 'date-fns';
import { officeEmail } from '#lib/core/church/contact-way.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { longestWaitDays, queueMail } from '#lib/mail/queue.ts';
import { oncePerAddress } from '../dates/once-per-address.ts';
import type { FormRow } from '../schema.ts';
import { aboutNote, noteKind } from './notes.ts';

/** A recipient gets at most one note of a form in this time; it counts all answers since the last. */
const quietMilliseconds = 15 * 60_000;

/**
 * Queues the notes that an answer or a cancellation has arrived: to the leaders of the form's ministry, and to the roles
 * and addresses that the form names; where it names roles that no one holds, to the church. Part of the transaction that
 * stores it, under the lock of the form.
 */
export async function queueNotes(database: Database, form: Form, arrival: number): Promise<void> {
  const recipients = await readRecipients(database, form);
  if (recipients.length === 0) return;
  const notes = await readNotes(database, form);
  const held = await holdWaiting(database, notes);
  for (const to of recipients) {
    const own = notes.filter((note) => mailboxOf(note.to) === mailboxOf(to));
    if (own.some(({ id }) => held.has(id))) continue;
    const last = Math.max(0, ...own.map(({ sent_at }) => (sent_at ?? new Date()).getTime()));
    const sendAfter = new Date(Math.max(Date.now(), last + quietMilliseconds));
    await queueMail(database, { kind: noteKind }, { about: aboutNote(form.id, arrival, to), to, sendAfter });
  }
}

/** Returns the recipients of a note: the church's own address where the form names people, and there are none. */
export async function readRecipients(database: Database, form: Form): Promise<string[]> {
  const people = await readPeople(database, form);
  return people.length === 0 && meansPeople(form) ? [officeEmail()].filter(Boolean) : people;
}

/** Returns whether the form names roles, or a ministry whose leaders get notes. */
export function meansPeople({ notify, ministry_id }: Form): boolean {
  return ministry_id !== null || (notify as NonNullable<FormRow['notify']>).roles.length > 0;
}

/** Returns the addresses, each once. Of leaders, only those of the form's ministry. */
async function readPeople(database: Database, { notify, ministry_id }: Form): Promise<string[]> {
  const { roles, emails } = notify as NonNullable<FormRow['notify']>;
  const named = roles.filter((role) => role !== 'leader');
  const written = emails.map((email) => ({ email }));
  const addresses = (rows: readonly { email: string }[]) => oncePerAddress(rows).map(({ email }) => email);
  if (named.length === 0 && !ministry_id) return addresses(written);
  const staff = await database.staff.findMany({
    where: {
      state: 'active',
      OR: [
        { roles: { hasSome: named } },
        ...(ministry_id ? [{ roles: { has: 'leader' }, ministry_ids: { has: ministry_id } }] : []),
      ],
    },
    select: { email: true },
  });
  return addresses([...written, ...staff]);
}

interface Note {
  id: string;
  to: string;
  sent_at: Date | null;
}

/**
 * Returns the notes of a form that are on their way, or were sent within the quiet time. One that has waited too long for
 * a mail server is not sent by itself, so it counts no new answer.
 */
function readNotes(database: Database, form: Form): Promise<Note[]> {
  const since = new Date(Date.now() - quietMilliseconds);
  const sendable = { gte: subDays(new Date(), longestWaitDays) };
  return database.mail.findMany({
    where: {
      kind: noteKind,
      about: { startsWith: `${form.id}/` },
      stopped_at: null,
      OR: [{ sent_at: null, send_after: sendable }, { sent_at: { gte: since } }],
    },
    select: { id: true, to: true, sent_at: true },
  });
}

/** Returns the waiting notes that will count the answer, and keeps them from being sent before it is stored. */
async function holdWaiting(database: Database, notes: readonly Note[]): Promise<ReadonlySet<string>> {
  const waiting = notes.filter(({ sent_at }) => sent_at === null).map(({ id }) => id);
  if (waiting.length === 0) return new Set();
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM mails WHERE id = ANY(${waiting}::uuid[]) AND sent_at IS NULL FOR UPDATE SKIP LOCKED`;
  return new Set(rows.map(({ id }) => id));
}
