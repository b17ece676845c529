import { formatInTimeZone } from 'date-fns-tz';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { prayerMessages } from './messages.ts';
import type { NotificationWords } from './notification-html.tsx';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

type Told = Pick<PrayerRequest, 'name' | 'email' | 'request' | 'is_anonymous' | 'created_at'> &
  Partial<Pick<PrayerRequest, 'source'>>;

/**
 * What the team is told of a request: a subject that gives nothing away, the request, who asked unless it is
 * anonymous, and the way to the staff page.
 */
export async function notificationMail(told: Told): Promise<MailText> {
  // React's renderer costs memory, so a server has it only once there is a mail to write.
  const { notificationHtml } = await import('./notification-html.tsx');
  const words = {
    request: told.request,
    from: told.is_anonymous ? prayerMessages.anonymous : `${told.name} <${told.email}>`,
    received: `${momentText(told.created_at)}${told.source ? `, ${prayerMessages.besideStream}` : ''}`,
    link: absoluteUrl(paths.prayerAdmin),
  };
  return {
    subject: `A new prayer request at ${currentChurch().name}`,
    text: plainText(words),
    html: notificationHtml(words),
  };
}

function momentText(moment: Date): string {
  return formatInTimeZone(moment, churchTimeZone(), "EEEE, MMMM d, yyyy 'at' h:mm a");
}

function plainText({ request, from, received, link }: NotificationWords): string {
  return [
    'Someone has asked our prayer team to pray:',
    request,
    `From: ${from}\nReceived: ${received}`,
    `All requests: ${link}`,
    `Thank you for praying. Please keep what you read here within the team.\n${currentChurch().name}`,
  ].join('\n\n');
}
