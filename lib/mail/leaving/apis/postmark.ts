import type { HandedOver } from '#lib/core/messaging/email.ts';
import { type ApiMail, base64, callApi, senderLine } from './api-call.ts';

/** Codes of recipients that it sends nothing to: invalid, or inactive since a mail came back. */
const refusedCodes = [300, 406];

/** Hands a mail to Postmark (https://postmarkapp.com/developer/api/email-api). @throws MailError */
export function sendByPostmark({ mail, key, signal }: ApiMail): Promise<HandedOver> {
  const headers = { ...mail.headers, 'Message-ID': `<${mail.messageId}>`, 'X-PM-KeepID': 'true' };
  return callApi({
    url: 'https://api.postmarkapp.com/email',
    headers: { 'Content-Type': 'application/json', 'X-Postmark-Server-Token': key },
    body: JSON.stringify({
      From: senderLine(mail.from),
      To: mail.to,
      Subject: mail.subject,
      TextBody: mail.text,
      HtmlBody: mail.html,
      MessageStream: 'outbound',
      ...(mail.reference && { Metadata: { mail: mail.reference } }),
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      Attachments: (mail.attachments ?? []).map(({ filename, content, contentType }) => ({
        Name: filename,
        Content: base64(content),
        ContentType: contentType,
      })),
    }),
    signal,
    refusesRecipient: ({ data, words }) =>
      refusedCodes.includes(Number(data.ErrorCode)) && !/'From'/i.test(words),
  });
}
