import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { isPolicy, isUnknownMailbox } from '../refusals/verdict.ts';
import { type Notice, toldWords } from './report.ts';

const mailId = z.uuid();
const text = z.string().catch('');

/** What the four providers have in common. */
interface Told {
  mailId: string;
  what: 'failed' | 'spam';
  /** The provider says that there is no such mailbox. */
  isInvalid: boolean;
  words: string;
}

/** https://postmarkapp.com/developer/webhooks/bounce-webhook, and that of complaints. */
const postmark = z
  .object({
    RecordType: z.enum(['Bounce', 'SpamComplaint']),
    Type: z.enum(['HardBounce', 'BadEmailAddress', 'SpamComplaint', 'ManuallyDeactivated', 'Blocked']),
    Metadata: z.object({ mail: mailId }),
    ...{ Description: text, Details: text },
  })
  .transform(
    ({ Type, Metadata, Description, Details }): Told => ({
      mailId: Metadata.mail,
      what: Type === 'SpamComplaint' ? 'spam' : 'failed',
      isInvalid: Type === 'BadEmailAddress',
      words: Details || Description || Type,
    }),
  );

/** https://developers.brevo.com/docs/transactional-webhooks */
const brevo = z
  .object({
    event: z.enum(['hard_bounce', 'invalid_email', 'blocked', 'spam', 'complaint']),
    'X-Mailin-custom': mailId,
    reason: text,
  })
  .transform(
    ({ event, 'X-Mailin-custom': id, reason }): Told => ({
      mailId: id,
      what: event === 'spam' || event === 'complaint' ? 'spam' : 'failed',
      isInvalid: event === 'invalid_email',
      words: reason || event,
    }),
  );

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhooks */
const mailgun = z
  .object({
    'event-data': z.discriminatedUnion('event', [
      z.object({
        event: z.literal('failed'),
        severity: z.literal('permanent'),
        'user-variables': z.object({ mail: mailId }),
        'delivery-status': z
          .object({ message: text, description: text })
          .default({ message: '', description: '' }),
      }),
      z.object({ event: z.literal('complained'), 'user-variables': z.object({ mail: mailId }) }),
    ]),
  })
  .transform(({ 'event-data': data }): Told => {
    const status = data.event === 'failed' ? data['delivery-status'] : { message: '', description: '' };
    return {
      mailId: data['user-variables'].mail,
      what: data.event === 'failed' ? 'failed' : 'spam',
      isInvalid: false,
      words: status.message || status.description || data.event,
    };
  });

const resendTags = z.union([
  z.object({ mail: mailId }).transform(({ mail }) => mail),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform((tags) => tags.find(({ name }) => name === 'mail')?.value)
    .pipe(mailId),
]);

/** https://resend.com/docs/dashboard/webhooks/event-types */
const resend = z
  .object({
    type: z.enum(['email.bounced', 'email.complained']),
    data: z.object({
      tags: resendTags,
      bounce: z
        .object({ type: text, subType: text, message: text })
        .default({ type: '', subType: '', message: '' }),
    }),
  })
  .refine(({ type, data }) => type !== 'email.bounced' || data.bounce.type !== 'Transient')
  .transform(
    ({ type, data: { tags, bounce } }): Told => ({
      mailId: tags,
      what: type === 'email.complained' ? 'spam' : 'failed',
      isInvalid: bounce.subType === 'NoEmail',
      words: bounce.message || type,
    }),
  );

const told = z.union([postmark, brevo, mailgun, resend]);

/** Returns what a provider's webhook says of mails that did not arrive for good; nothing for all else. */
export function webhookNotices(posted: string): Notice[] {
  const body = jsonOf(posted);
  const events = Array.isArray(body) ? body.slice(0, 1000) : [body];
  return events.flatMap((event) => {
    const { data } = told.safeParse(event);
    return data ? [toNotice(data)] : [];
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toNotice({ mailId: id, what, isInvalid, words: said }: Told): Notice {
  if (what === 'spam') return { mailId: id, isUnknown: true, isHard: true, words: messages.mail.calledSpam };
  const words = toldWords(said);
  const isUnknown = isInvalid || isUnknownMailbox(words);
  return { mailId: id, isUnknown, isHard: isUnknown || !isPolicy(words), words };
}
