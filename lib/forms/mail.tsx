import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData, type MailKind } from '#lib/mail/define-mail.ts';
import { positionOf } from './answers/seat-rows.ts';
import { signUpUrl } from './answers/sign-up-link.ts';
import { occurrenceOfForm, readEventsOf } from './form-dates.ts';

interface SignUpMail extends MailData {
  form: Form;
  row: FormAnswer;
  occurrence: Occurrence | null;
  position: number | null;
}

/** To each person who signs up: confirmed, or on the waiting list, as it is when the mail is sent. */
export const signUpConfirmation = aboutSignUp('sign_up_confirmation', ({ state }) => {
  const { confirmed, waiting } = messages.signUpMail.subjects;
  return state === 'waiting' ? waiting : confirmed;
});

/** To a party that comes in from the waiting list. */
export const signUpPlace = aboutSignUp('sign_up_place', () => messages.signUpMail.subjects.place);

/** To an address that signs up for the same date again. */
export const signUpAgain = aboutSignUp('sign_up_again', () => messages.signUpMail.subjects.again);

function aboutSignUp(kind: string, subjectOf: (row: FormAnswer) => string): MailKind<SignUpMail> {
  const subject = ({ form, row }: SignUpMail) => messages.signUpMail.about(subjectOf(row), form.title);
  return defineMail<SignUpMail>({
    kind,
    about: 'form_answer',
    permission: 'staff',
    load: (id, database) => load(database, id),
    subject,
    text: (data) => textOf(subject(data), data),
  });
}

/** Returns what a mail says of a sign-up; null once it is cancelled or cleared. */
async function load(database: Database, id: string): Promise<SignUpMail | null> {
  const found = await database.formAnswer.findUnique({ where: { id }, include: { form: true } });
  if (!found || found.cleared_at || (found.state !== 'confirmed' && found.state !== 'waiting')) return null;
  const { form, ...row } = found;
  const occurrence = occurrenceOfForm(await readEventsOf(database, form), row.date);
  return { to: row.email, form, row, occurrence, position: await positionOf(database, row) };
}

function textOf(subject: string, { row, occurrence, position }: SignUpMail): string[] {
  const words = messages.signUpMail;
  const when = occurrence && [
    occurrence.title,
    formatDate(occurrence.date, 'EEEE, MMMM d, yyyy'),
    occurrence.time,
    occurrence.location,
  ];
  return [
    words.greeting(row.name),
    `${subject}.`,
    ...(when ? [when.filter(Boolean).join('\n')] : []),
    words.seats(row.seats),
    ...(position === null ? [] : [words.position(position)]),
    words.link(signUpUrl(row.id)),
  ];
}
