import type { Attachment, ParsedMail } from 'mailparser';
import { messages } from '#lib/language/messages.ts';
import { mailSentBackTo } from '../refusals/return-path.ts';
import { isPolicy, isUnknownMailbox, statusIn } from '../refusals/verdict.ts';

/** What somebody else's server or provider told about one mail. */
export interface Notice {
  mailId: string;
  /** There is no such mailbox, or its reader called the mail spam. */
  isUnknown: boolean;
  /** The mailbox will not take the next one either. */
  isHard: boolean;
  /** In the server's words, 300 letters at most. */
  words: string;
}

/**
 * Returns what a mail says about one of ours that did not arrive. Null for everything else, such as a vacation notice, a
 * delay, or a letter of a stranger.
 */
export async function readReport(source: Buffer | string): Promise<Notice | null> {
  // Loaded where a mailbox is set.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source, {
    keepDeliveryStatus: true,
    ...{ skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true },
  });
  const mailId = mailSpokenOf(mail);
  if (mailId === null) return null;
  const said = deliveryStatus(mail) ?? complaint(mail) ?? plainNotice(mail);
  return said && { mailId, ...said };
}

type Said = Omit<Notice, 'mailId'>;

/** The mail it was sent back from, by the address that it went to; else the one whose Message-ID it holds. */
function mailSpokenOf(mail: ParsedMail): string | null {
  const names = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];
  const lines = mail.headerLines.filter(({ key }) => names.includes(key)).map(({ line }) => line);
  for (const [address] of lines.join(' ').matchAll(/[^\s<>,;:"]+@[^\s<>,;:"]+/g)) {
    const id = mailSentBackTo(address);
    if (id) return id;
  }
  const original = mail.attachments.filter(({ contentType }) =>
    ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'].includes(
      contentType,
    ),
  );
  const texts = [...original.map(textOf), mail.text ?? ''];
  return texts.map(messageIdIn).find(Boolean) ?? null;
}

/** Our Message-IDs: the kind, the mail's id, and the host. */
function messageIdIn(text: string): string | null {
  return /^\s*Message-ID:\s*<[a-z_]+\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im.exec(text)?.[1] ?? null;
}

/** A report of a server (RFC 3464), in whatever language its words are. */
function deliveryStatus({ attachments }: ParsedMail): Said | null {
  const part = attachments.find(({ contentType }) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(contentType),
  );
  if (!part) return null;
  const groups = textOf(part)
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  const failed = groups.map(fieldsOf).find(({ action }) => action?.toLowerCase() === 'failed');
  if (!failed) return null;
  const diagnostic = (failed['diagnostic-code'] ?? '').replace(/^[\w-]+;\s*/, '');
  return judged(failed.status ?? '', diagnostic);
}

function fieldsOf(group: string): Record<string, string> {
  const lines = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((found) => (found ? [[(found[1] ?? '').toLowerCase(), (found[2] ?? '').trim()]] : [])),
  );
}

/** A provider's message that the reader called the mail spam (RFC 5965). */
function complaint({ attachments }: ParsedMail): Said | null {
  const part = attachments.find(({ contentType }) => contentType === 'message/feedback-report');
  if (!part || !/^Feedback-Type:\s*(?:abuse|fraud)/im.test(textOf(part))) return null;
  return { isUnknown: true, isHard: true, words: messages.mail.calledSpam };
}

/** A server that writes no report, but a status; who is away has no such sender. */
function plainNotice({ from, text = '' }: ParsedMail): Said | null {
  const sender = from?.value[0]?.address ?? '';
  if (!/^(?:mailer-daemon|postmaster)@/i.test(sender)) return null;
  const line = text.split('\n').find((each) => /^5/.test(statusIn(each) ?? ''));
  return line === undefined ? null : judged(statusIn(line) ?? '', line);
}

/** A full mailbox is hard, a server that could not be reached or does not like the sender is not. */
function judged(status: string, diagnostic: string): Said {
  const words = toldWords(diagnostic || status);
  // The report's own status is the more exact one, unless it says no more than `undefined`.
  const exact = /^5\.0\.0$|^$/.test(status) ? words : status;
  const isUnknown = isUnknownMailbox(exact) || (exact !== words && isUnknownMailbox(words));
  const isFinal = /^5/.test(statusIn(exact) ?? exact);
  return { isUnknown, isHard: isUnknown || (isFinal && !isPolicy(exact) && !isPolicy(words)), words };
}

/** Returns what a server told on one line of at most 300 letters, which the database can store. */
export function toldWords(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

function textOf({ content }: Attachment): string {
  return content.toString('utf8');
}
