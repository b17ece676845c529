import { messages } from '#lib/language/messages.ts';
import type { MailLink } from '#lib/mail/define-mail.ts';

/** The link of a mail to the page of a sign-up, where it can be changed. */
export function toChange(url: string): MailLink {
  return { words: messages.signUpMail.change, url, isMain: true };
}

/** The same where there is nothing to change any more. */
export function toPage(url: string): MailLink {
  return { words: messages.signUpMail.page, url };
}
