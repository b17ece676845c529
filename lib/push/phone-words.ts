import { messages } from '#lib/language/messages.ts';

/** What the offer says in the browser: handed to it by its page, so that no other page's scripts have it. */
export type PhoneWords = Record<keyof typeof messages.phoneOffer, string>;

/** Returns them in the church's language. */
export function phoneWords(): PhoneWords {
  return { ...messages.phoneOffer };
}
