import type { HandedOver } from '#lib/core/messaging/email.ts';
import { type ApiMail, base64, callApi, senderLine } from './api-call.ts';

/** Hands a mail to Resend (https://resend.com/docs/api-reference/emails/send-email). @throws MailError */
export function sendByResend({ mail, key, signal }: ApiMail): Promise<HandedOver> {
  const files = (mail.attachments ?? []).map(({ filename, content, contentType }) => ({
    filename,
    content: base64(content),
    content_type: contentType,
  }));
  return callApi({
    url: 'https://api.resend.com/emails',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      // The same mail is taken once within a day.
      'Idempotency-Key': mail.messageId,
    },
    body: JSON.stringify({
      from: senderLine(mail.from),
      to: [mail.to],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { ...mail.headers, 'Message-ID': `<${mail.messageId}>` },
      ...(mail.reference && { tags: [{ name: 'mail', value: mail.reference }] }),
      ...(files.length > 0 && { attachments: files }),
    }),
    signal,
    refusesRecipient: ({ status, words }) => status === 422 && /`to` field/i.test(words),
  });
}
