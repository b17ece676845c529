import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { chooseUrl } from '#lib/subscribers/links.ts';
import { addressRefused } from '#lib/subscribers/stop-address.ts';
import { readAddress } from './address.ts';
import { dueAt } from './due.ts';
import { reminderUrl } from './reminder-link.ts';
import { readReminded, reminderKind } from './waiting-reminders.ts';

interface ReminderData extends MailData {
  occurrence: Occurrence;
  /** Where all reminders of the address are ended. */
  endUrl: string;
}

/** To the address that was given for a date, the evening before: how it stands when the mail is sent. */
export const reminderMail = defineMail<ReminderData>({
  kind: reminderKind,
  about: 'reminder',
  permission: 'staff',
  async language(id, database) {
    const row = await database.reminder.findUnique({ where: { id }, select: { language: true } });
    return row?.language ?? null;
  },
  async load(id, database) {
    const reminder = await database.reminder.findUnique({ where: { id } });
    const occurrence = reminder && (await readReminded(database, reminder));
    if (!occurrence || !dueAt(occurrence, new Date())) return null;
    const { isOpen, subscriber } = await readAddress(database, reminder.mailbox);
    const endUrl = subscriber ? chooseUrl(subscriber) : reminderUrl(id);
    return isOpen ? { to: reminder.email, occurrence, endUrl } : null;
  },
  refused: addressRefused,
  subject: ({ occurrence: { is_cancelled, title } }) =>
    is_cancelled ? messages.reminders.cancelled(title) : messages.reminders.subject(title),
  parts: ({ occurrence, endUrl }) => [
    occurrence.is_cancelled ? messages.reminders.isCancelled : messages.reminders.lead,
    factsOf(occurrence),
    { words: messages.reminders.page, url: absoluteUrl(paths.event(occurrence.id)), isMain: true },
    messages.reminders.why,
    { words: messages.reminders.end, url: endUrl },
  ],
});

/** What, when and where, a line each. */
function factsOf(occurrence: Occurrence): string {
  const { title, time } = occurrence;
  const facts = [title, occurrenceDays(occurrence), shownTime(time), placeName(occurrence)];
  return [...facts, ...statusNotes(occurrence)].filter(Boolean).join('\n');
}
