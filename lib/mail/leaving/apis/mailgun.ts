import type { HandedOver } from '#lib/core/messaging/email.ts';
import { mailgunHosts } from '../schema.ts';
import { type ApiMail, base64, callApi, senderLine } from './api-call.ts';

/** Hands a mail to Mailgun (https://documentation.mailgun.com/docs/mailgun/api-reference). @throws MailError */
export function sendByMailgun({ mail, key, settings, signal }: ApiMail): Promise<HandedOver> {
  const form = new FormData();
  const fields = {
    from: senderLine(mail.from),
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    'h:Message-Id': `<${mail.messageId}>`,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, value] of Object.entries(mail.headers)) form.append(`h:${name}`, value);
  if (mail.reference) form.append('v:mail', mail.reference);
  for (const { filename, content, contentType } of mail.attachments ?? [])
    form.append('attachment', new Blob([content], { type: contentType }), filename);
  const host = mailgunHosts.find((known) => known === settings.host) ?? mailgunHosts[0];
  return callApi({
    url: `https://${host}/v3/${encodeURIComponent(settings.user ?? '')}/messages`,
    headers: { Authorization: `Basic ${base64(`api:${key}`)}` },
    body: form,
    signal,
    refusesRecipient: ({ status, words }) => status === 400 && /'to' parameter/i.test(words),
  });
}
