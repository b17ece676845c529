import type { Database } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import type { MailFile } from '#lib/core/messaging/email.ts';
import { ended } from '#lib/core/text/filled.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type FramedMail, type MailData, type MailPart } from '#lib/mail/define-mail.ts';
import { greetedName } from './answers/greeted-name.ts';
import { positionOf } from './answers/seat-rows.ts';
import { signUpUrl, toChange, toPage } from './answers/sign-up-link.ts';
import { calendarFiles } from './dates/calendar-files.ts';
import { isOver, readDate } from './form-dates.ts';
import type { DateState } from './kinds.ts';
import { languageOfAnswer } from './mailing/answer-language.ts';
import { spokenForm } from './spoken/spoken-form.ts';
import { spokenFormer } from './spoken/spoken-former.ts';

interface SignUpMail extends MailData {
  form: Form;
  row: FormAnswer;
  occurrence: Occurrence | null;
  position: number | null;
}

type Loaded = SignUpMail & { dateState: DateState };

/** To each person who signs up: confirmed, or on the waiting list, as it is when the mail is sent. */
export const signUpConfirmation = aboutSignUp('sign_up_confirmation', ({ state }) => {
  const { confirmed, waiting } = messages.signUpMail.subjects;
  return state === 'waiting' ? waiting : confirmed;
});

/** To a party that comes in from the waiting list. */
export const signUpPlace = aboutSignUp(
  'sign_up_place',
  () => messages.signUpMail.subjects.place,
  ({ state }) => state === 'confirmed',
);

/** To an address that signs up for the same date again. */
export const signUpAgain = aboutSignUp('sign_up_again', ({ state }) => {
  const { again, waiting } = messages.signUpMail.subjects;
  return state === 'waiting' ? waiting : again;
});

/** To the person who cancelled by the link. */
export const signUpEnded: FramedMail<SignUpMail> = defineMail<SignUpMail>({
  kind: 'sign_up_ended',
  about: 'form_answer',
  permission: 'staff',
  language: languageOfAnswer,
  load: (id, database) => load(database, id, ['cancelled']),
  subject: ({ form }) => messages.signUpMail.about(messages.signUpMail.subjects.ended, form.title),
  parts: (data) => [...aboutOf(signUpEnded.subject(data), data), toPage(signUpUrl(data.row.id))],
});

/** Not sent for a date that does not take place any more, or of a row that `isFor` is false of. */
function aboutSignUp(
  kind: string,
  subjectOf: (row: FormAnswer) => string,
  isFor: (row: FormAnswer) => boolean = () => true,
): FramedMail<SignUpMail> {
  const subject = ({ form, row }: SignUpMail) => messages.signUpMail.about(subjectOf(row), form.title);
  return defineMail<SignUpMail>({
    kind,
    about: 'form_answer',
    permission: 'staff',
    language: languageOfAnswer,
    async load(id, database) {
      const data = await load(database, id);
      return data?.dateState === 'on' && isFor(data.row) ? data : null;
    },
    subject,
    parts: (data) => [...aboutOf(subject(data), data), ...waysOf(data)],
    files: (data) => filesOf(data),
  });
}

/** A mail about a date that a person is signed up for. */
interface DateMail extends SignUpMail {
  /** The dates as the person's own calendar may have them. */
  former: readonly Occurrence[];
}

/** To the people of a date that is on another day, at another time or place, online only or late. */
export const signUpChanged = aboutDate('sign_up_changed', () => messages.signUpMail.subjects.changed);

/** To the people of a date that is off. */
export const signUpCancelled = aboutDate('sign_up_cancelled', () => messages.signUpMail.subjects.cancelled);

/** To the people of a date that was off and is on again. */
export const signUpBack = aboutDate('sign_up_back', () => messages.signUpMail.subjects.back);

/** To who is confirmed, the day before. */
export const signUpReminder = aboutDate('sign_up_reminder', () => messages.signUpMail.subjects.reminder);

function aboutDate(kind: string, subjectOf: () => string): FramedMail<DateMail> {
  const subject = ({ form }: DateMail) => messages.signUpMail.about(subjectOf(), form.title);
  const isOff = kind === 'sign_up_cancelled';
  return defineMail<DateMail>({
    kind,
    about: 'form_notice',
    permission: 'staff',
    async language(id, database) {
      const notice = await database.formNotice.findUnique({ where: { id }, select: { answer_id: true } });
      return notice && languageOfAnswer(notice.answer_id, database);
    },
    async load(id, database) {
      const data = await loadNotice(database, id);
      return data && isOff !== takesPlace(data.occurrence) ? data : null;
    },
    subject,
    parts: (data) => {
      const occurrence = data.occurrence ?? data.former.at(-1) ?? null;
      const about = aboutOf(subject(data), { ...data, occurrence }, data.former[0]);
      return [...about, ...(isOff ? [toPage(signUpUrl(data.row.id))] : waysOf(data))];
    },
    files: (data) => filesOf(data, data.former),
  });
}

function takesPlace(occurrence: Occurrence | null): boolean {
  return occurrence?.is_cancelled === false;
}

/** Returns what a mail says of a sign-up; null once it is cleared or in none of the states. */
async function load(
  database: Database,
  id: string,
  states: readonly string[] = ['confirmed', 'waiting'],
): Promise<Loaded | null> {
  const found = await database.formAnswer.findUnique({ where: { id }, include: { form: true } });
  if (!found || found.cleared_at || !states.includes(found.state)) return null;
  const { form, ...row } = found;
  const { occurrence, state: dateState } = await readDate(database, form, row.date);
  const position = await positionOf(database, row);
  return { to: row.email, form: spokenForm(form), row, occurrence, dateState, position };
}

/** The same of a date; null once it is over, and of a reminder for another day or for who waits. */
async function loadNotice(database: Database, id: string): Promise<DateMail | null> {
  const notice = await database.formNotice.findUnique({ where: { id } });
  const data = notice && (await load(database, notice.answer_id));
  if (!data) return null;
  const former = await spokenFormer(database, notice.former as unknown as Occurrence[]);
  const shown = data.occurrence ?? former.at(-1);
  if (!shown || isOver(shown, new Date())) return null;
  const { day } = notice;
  if (day !== null && (day !== shown.date || day < churchToday() || data.row.state !== 'confirmed'))
    return null;
  return { ...data, former };
}

function filesOf({ row, occurrence }: SignUpMail, former: readonly Occurrence[] = []): MailFile[] {
  return row.state === 'confirmed' ? calendarFiles(occurrence, former) : [];
}

/** Returns what a mail is about; `before` is the date as the person knew it. */
function aboutOf(
  subject: string,
  { row, occurrence }: SignUpMail,
  before: Occurrence | null = null,
): string[] {
  const words = messages.signUpMail;
  const [now, then] = [occurrence && factsOf(occurrence), before && factsOf(before)];
  const when = occurrence && [
    occurrence.title,
    ...(now ?? []),
    ...statusNotes(occurrence),
    ...(then && then.join() !== now?.join() ? [words.before(then.join(', '))] : []),
  ];
  return [
    words.greeting(greetedName(row.name)),
    ended(subject),
    ...(when ? [when.filter(Boolean).join('\n')] : []),
  ];
}

/** Returns what the person has of a date that takes place, and the way to change it. */
function waysOf({ row, position }: SignUpMail): MailPart[] {
  const words = messages.signUpMail;
  return [
    words.seats(row.seats),
    ...(position === null ? [] : [words.position(position)]),
    toChange(signUpUrl(row.id)),
  ];
}

/** Days, time and place. */
function factsOf(occurrence: Occurrence): string[] {
  return [occurrenceDays(occurrence), shownTime(occurrence.time), occurrence.location].filter(Boolean);
}
