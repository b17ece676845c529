import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';

interface PrayerNotice extends MailData {
  request: Pick<PrayerRequest, 'name' | 'email' | 'request' | 'is_anonymous' | 'created_at' | 'source'>;
}

/**
 * The notification of a team member: a neutral subject, the request, its author unless anonymous, and a link to the
 * staff page. Not sent to members who are no longer active.
 */
export const prayerNotice = defineMail<PrayerNotice>({
  kind: 'prayer_notice',
  about: 'prayer_notification',
  permission: 'prayer',
  async load(id, database) {
    const include = { request: true, member: true };
    const found = await database.prayerNotification.findUnique({ where: { id }, include });
    return found?.member.active ? { to: found.member.email, request: found.request } : null;
  },
  subject: () => messages.prayerMail.subject(currentChurch().name),
  parts: ({ request }) => [
    { heading: messages.prayerMail.heading },
    { quotation: request.request },
    `${messages.prayerMail.from(fromWords(request))}\n${receivedWords(request)}`,
    { words: messages.prayerMail.open, url: absoluteUrl(paths.prayerAdmin), isMain: true },
    messages.prayerMail.thanks,
  ],
});

/** That there is a request, to the church itself while it has no prayer team: never what was asked. */
export const prayerNote = defineMail<MailData>({
  kind: 'prayer_note',
  about: 'prayer_request',
  permission: 'prayer',
  async load(about, database) {
    const [mail] = await database.mail.findMany({
      where: { kind: 'prayer_note', about },
      select: { to: true },
    });
    const isKept = (await database.prayerRequest.count({ where: { id: about } })) > 0;
    return mail && isKept ? { to: mail.to } : null;
  },
  subject: () => messages.prayerMail.subject(currentChurch().name),
  parts: () => [
    messages.prayerMail.noTeam,
    { words: messages.prayerMail.open, url: absoluteUrl(paths.prayerAdmin), isMain: true },
  ],
});

function fromWords({ is_anonymous, name, email }: PrayerNotice['request']): string {
  return is_anonymous ? messages.prayer.anonymous : `${name} <${email}>`;
}

function receivedWords({ created_at, source }: PrayerNotice['request']): string {
  const moment = formatMoment(created_at, 'EEEE, MMMM d, yyyy');
  return messages.prayerMail.received(moment + messages.prayer.askedWhere(source));
}
