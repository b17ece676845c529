import type { HandedOver, Mail } from '#lib/core/messaging/email.ts';
import { type ApiMail, base64, callApi } from './api-call.ts';

/** Hands a mail to Brevo (https://developers.brevo.com/reference/sendtransacemail). @throws MailError */
export function sendByBrevo({ mail, key, signal }: ApiMail): Promise<HandedOver> {
  const files = (mail.attachments ?? []).map(({ filename, content }) => ({
    name: filename,
    content: base64(content),
  }));
  return callApi({
    url: 'https://api.brevo.com/v3/smtp/email',
    headers: { 'Content-Type': 'application/json', 'api-key': key },
    body: JSON.stringify({
      sender: senderParts(mail.from),
      to: [{ email: mail.to }],
      subject: mail.subject,
      textContent: mail.text,
      htmlContent: mail.html,
      headers: {
        ...mail.headers,
        'Message-Id': `<${mail.messageId}>`,
        ...(mail.reference && { 'X-Mailin-custom': mail.reference }),
      },
      ...(files.length > 0 && { attachment: files }),
    }),
    signal,
    refusesRecipient: ({ status, words }) => status === 400 && /\bemail is not valid in to\b/i.test(words),
  });
}

function senderParts(from: Mail['from']): { name?: string; email: string } {
  if (typeof from !== 'string') return { name: from.name, email: from.address };
  const [, name = '', email = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { ...(name && { name }), email };
}
