import { formatInTimeZone } from 'date-fns-tz';
import { church } from '#lib/core/church/church.ts';
import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';
import { paths } from '#lib/core/site/paths.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { prayerMessages } from './messages.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

type Told = Pick<PrayerRequest, 'name' | 'email' | 'request' | 'is_anonymous' | 'created_at'>;

/**
 * What the team is told of a request (reading 34): a subject that gives nothing away, the request, who asked
 * unless it is anonymous, and the way to the staff page.
 */
export function notificationMail(request: Told): MailText {
  const from = request.is_anonymous ? prayerMessages.anonymous : `${request.name} <${request.email}>`;
  const received = formatInTimeZone(request.created_at, church.timeZone, "EEEE, MMMM d, yyyy 'at' h:mm a");
  const link = absoluteUrl(paths.prayerAdmin);
  return {
    subject: `A new prayer request at ${church.name}`,
    text: plain({ words: request.request, from, received, link }),
    html: html({ words: request.request, from, received, link }),
  };
}

interface Parts {
  words: string;
  from: string;
  received: string;
  link: string;
}

function plain({ words, from, received, link }: Parts): string {
  return [
    'Someone has asked our prayer team to pray:',
    words,
    `From: ${from}\nReceived: ${received}`,
    `All requests: ${link}`,
    `Thank you for praying. Please keep what you read here within the team.\n${church.name}`,
  ].join('\n\n');
}

function html({ words, from, received, link }: Parts): string {
  const serif = "font-family:Georgia,'Times New Roman',serif";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Prayer request</title>
</head>
<body style="margin:0;padding:0;background:#f3efe6;color:#1b2233">
<div style="max-width:560px;margin:0 auto;padding:28px 20px;font-family:Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6">
<p style="margin:0 0 20px;${serif};font-size:22px;line-height:1.3">Someone has asked our prayer team to pray</p>
<div style="margin:0 0 20px;padding:18px 20px;background:#ffffff;border-left:4px solid #c0431b;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(words)}</div>
<p style="margin:0 0 24px">From: <strong>${escapeHtml(from)}</strong><br>Received: ${escapeHtml(received)}</p>
<p style="margin:0 0 28px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 22px;background:#33449a;color:#ffffff;text-decoration:none;font-weight:bold;border-radius:4px">Open the prayer requests</a></p>
<p style="margin:0;font-size:15px;color:#4a5165">Thank you for praying. Please keep what you read here within the team.<br>${escapeHtml(church.name)}</p>
</div>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
