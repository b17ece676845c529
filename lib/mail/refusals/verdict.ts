import type { MailError } from '#lib/core/messaging/email.ts';

/**
 * What a failure says: there is no such mailbox; this mail is refused for good; this one may be taken later; or the server takes
 * nothing at present.
 */
type Verdict = 'unknown' | 'refused' | 'later' | 'closed';

/** Returns what a server's refusal says about one mail of many. */
export function verdictOf({
  message,
  isPermanent,
  isOfRecipient,
}: Pick<MailError, 'message' | 'isPermanent' | 'isOfRecipient'>): Verdict {
  if (!isOfRecipient || isLimit(message)) return 'closed';
  if (isUnknownMailbox(message)) return 'unknown';
  return isPermanent && !isPolicy(message) ? 'refused' : 'later';
}

/** The enhanced status of a server's words (RFC 3463), such as `5.1.1`; null without one. */
export function statusIn(words: string): string | null {
  return /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(words)?.[1] ?? null;
}

/** Bad mailbox, system or syntax; the mailbox has moved; the domain takes no mail (RFC 3463, RFC 7505). */
const unknownStatuses = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'];

const unknownWords =
  /\bno such (?:user|mailbox|recipient|address|person)|\b(?:user|mailbox|recipient|account|address)(?: is)? (?:unknown|not found)|\bunknown (?:user|recipient|mailbox|address)|\bdoes(?:n.t| not) exist|\binvalid (?:recipient|mailbox)/i;

/** Returns whether the words, or the status where they have one, say that there is no such mailbox. */
export function isUnknownMailbox(words: string): boolean {
  const status = statusIn(words);
  if (status === null) return /^5|^\D/.test(words) && unknownWords.test(words);
  // Microsoft's answer for a mailbox that it does not have.
  if (status === '5.4.1') return /recipient address rejected/i.test(words);
  return unknownStatuses.includes(status);
}

/** Returns whether a server refused the sender or the words of a mail, so that the mailbox may be right (RFC 3463, X.7.X). */
export function isPolicy(words: string): boolean {
  return /^[45]\.7\./.test(statusIn(words) ?? '');
}

/** Returns whether the sender has reached a number of mails; a mailbox that is full is another matter. */
function isLimit(words: string): boolean {
  const status = statusIn(words) ?? '';
  if (/^[45]\.2\./.test(status)) return false;
  return (
    status.endsWith('.4.5') ||
    /\b(?:limit|quota)\b.*\b(?:exceed|reach)|\b(?:exceed|reach)\w*\b.*\b(?:limit|quota)\b|\btoo many (?:mails|messages|e-?mails|recipients)\b|\brate limit/i.test(
      words,
    )
  );
}
