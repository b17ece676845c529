import { formatInTimeZone } from 'date-fns-tz';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { mailStyles } from '#lib/mail/frame.tsx';

interface PrayerNotice extends MailData {
  request: Pick<PrayerRequest, 'name' | 'email' | 'request' | 'is_anonymous' | 'created_at' | 'source'>;
}

const heading = 'Someone has asked our prayer team to pray';
const thanks = 'Thank you for praying. Please keep what you read here within the team.';

/**
 * The notification of a team member: a neutral subject, the request, its author unless anonymous, and a link to the
 * staff page. Not sent to members who are no longer active.
 */
export const prayerNotice = defineMail<PrayerNotice>({
  kind: 'prayer_notice',
  about: 'prayer_notification',
  async load(id, database) {
    const include = { request: true, member: true };
    const found = await database.prayerNotification.findUnique({ where: { id }, include });
    return found?.member.active ? { to: found.member.email, request: found.request } : null;
  },
  subject: () => `A new prayer request at ${currentChurch().name}`,
  text: ({ request }) => [
    `${heading}:`,
    request.request,
    `From: ${fromWords(request)}\nReceived: ${receivedWords(request)}`,
    `All requests: ${absoluteUrl(paths.prayerAdmin)}`,
    thanks,
  ],
  html: ({ request }) => (
    <>
      <p style={mailStyles.heading}>{heading}</p>
      <div style={mailStyles.quotation}>{request.request}</div>
      <p style={{ margin: '0 0 24px' }}>
        <span>From: </span>
        <strong>{fromWords(request)}</strong>
        <br />
        <span>{`Received: ${receivedWords(request)}`}</span>
      </p>
      <p style={{ margin: '0 0 28px' }}>
        <a href={absoluteUrl(paths.prayerAdmin)} style={mailStyles.button}>
          Open the prayer requests
        </a>
      </p>
      <p style={mailStyles.small}>{thanks}</p>
    </>
  ),
});

function fromWords({ is_anonymous, name, email }: PrayerNotice['request']): string {
  return is_anonymous ? messages.prayer.anonymous : `${name} <${email}>`;
}

function receivedWords({ created_at, source }: PrayerNotice['request']): string {
  const moment = formatInTimeZone(created_at, churchTimeZone(), "EEEE, MMMM d, yyyy 'at' h:mm a");
  return source ? `${moment}, ${messages.prayer.besideStream}` : moment;
}
