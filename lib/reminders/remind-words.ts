import { messages } from '#lib/language/messages.ts';

/** What the form says in the browser: handed to it by its page, so that no other page's scripts have it. */
export interface RemindWords {
  email: string;
  emailHelp: string;
  invalidEmail: string;
  submit: string;
  submitting: string;
  received: string;
  failed: string;
}

/** Returns them in the church's language. */
export function remindWords(): RemindWords {
  const { title: _, titleOf: __, byMail: ___, lead: ____, ...words } = messages.remindForm;
  return words;
}
