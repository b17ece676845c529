import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import type { Database } from '#lib/core/database/db.ts';
import { ended } from '#lib/core/text/filled.ts';
import { type Days, occurrenceDays } from '#lib/events/times/date-text.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { signUpUrl, toChange, toPage } from '../answers/sign-up-link.ts';
import { datesToCome, occurrenceOfForm, readEventsOf, stateOf } from '../form-dates.ts';
import type { DateState } from '../kinds.ts';
import { spokenForm } from '../spoken/spoken-form.ts';
import { languageOfAnswer } from './answer-language.ts';
import { type AnswerNote, countNote, noteKind } from './notes.ts';

interface MessageMail extends MailData {
  subject: string;
  text: string;
  title: string;
  /** When the date takes place, in the calendar. */
  days: Days | null;
  /** What the date is now; `on` if left out. */
  dateState?: DateState;
  url: string;
}

/** What staff wrote, to each address that is signed up. Not sent to who has cancelled everything meanwhile. */
export const formMessage = defineMail<MessageMail>({
  kind: 'form_message',
  about: 'form_message',
  permission: 'staff',
  // After the mails that somebody waits for.
  priority: 10,
  language: (about, database) => languageOfAnswer(about.split('/')[1] ?? '', database),
  load: loadMessage,
  subject: ({ subject }) => subject,
  parts: ({ text, title, days, dateState, url }) => [
    { written: text },
    reasonOf(title, days && occurrenceDays(days), dateState),
    dateState === undefined || dateState === 'on' ? toChange(url) : toPage(url),
  ],
});

function reasonOf(title: string, day: string | null, state: DateState = 'on'): string {
  const { reason, formerReason } = messages.formMailing;
  if (state === 'on') return reason(title, day);
  const off = state === 'over' ? [] : [`${messages.signUpMail.subjects.cancelled}.`];
  return [formerReason(title, day), ...off].join(' ');
}

async function loadMessage(about: string, database: Database): Promise<MessageMail | null> {
  const [message = '', answer = ''] = about.split('/');
  const found = await database.formMessage.findUnique({ where: { id: message }, include: { form: true } });
  const recipient = await database.formAnswer.findUnique({ where: { id: answer } });
  if (!found || !recipient?.email) return null;
  const { form, date, subject, text } = found;
  const rows = await database.formAnswer.findMany({
    where: {
      form_id: form.id,
      email: recipient.email,
      state: { in: ['confirmed', 'waiting'] },
      ...(date && { date }),
    },
    orderBy: { arrival: 'asc' },
    select: { id: true, date: true },
  });
  const events = await readEventsOf(database, form);
  const isWanted = date ? () => true : datesToCome(events);
  const row = rows.find((each) => isWanted(each.date));
  if (!row) return null;
  const occurrence = occurrenceOfForm(events, row.date);
  return {
    to: recipient.email,
    ...{ subject, text, title: spokenForm(form).title },
    days: date ? (occurrence ?? { date, end_date: null, is_multi_day: false }) : null,
    dateState: stateOf(occurrence, row.date, new Date()),
    url: signUpUrl(row.id),
  };
}

/** That somebody answered a form or cancelled, to those who want to know it: how many people, never what was said. */
export const formNote = defineMail<AnswerNote>({
  kind: noteKind,
  about: 'form',
  permission: 'staff',
  load: countNote,
  subject: ({ people, title }) => messages.formMailing.answered(people, title),
  parts: ({ id, people, title, dates }) => [
    ended(messages.formMailing.answered(people, title)),
    ...(dates.length > 0 ? [dates.map(dateLine).join('\n')] : []),
    messages.formMailing.onSite,
    {
      words: messages.formMailing.read,
      url: absoluteUrl(unlinkedPaths.churchForm(id, 'answers')),
      isMain: true,
    },
  ],
});

function dateLine({ answers: _, ...noted }: AnswerNote['dates'][number]): string {
  return messages.formMailing.ofDate(occurrenceDays(noted), noted);
}
