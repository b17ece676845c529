import { createHash } from 'node:crypto';
import { z } from 'zod';
import { churchTag } from '#lib/core/church/locale.ts';
import { baseLanguage, type LanguageTag, languageFacts } from '#lib/core/language/languages.ts';

const words = {
  title: z.string(),
  body: z.string(),
  /** The page that it opens: an absolute address. */
  url: z.string(),
};

const language = z.custom<LanguageTag>((tag) => typeof tag === 'string' && Object.hasOwn(languageFacts, tag));

/** A message to phones, as its jobs have it. */
export const pushMessage = z.object({
  ...words,
  /** A later message of the same name takes its place. */
  tag: z.string(),
  /** It is of no use any more then: ISO 8601. */
  until: z.string(),
  isUrgent: z.boolean(),
  /** Its language; left out: the first one of the site. */
  language: language.optional(),
  /** Its words for browsers that chose it in the second language. */
  spoken: z.object({ ...words, language }).optional(),
});

export type PushMessage = z.output<typeof pushMessage>;

/** Returns a message in the language in which a browser chose it, as far as the site has said it in that one. */
export function messageIn(chosen: string | null, { spoken, ...message }: PushMessage): PushMessage {
  return spoken && spoken.language === chosen ? { ...message, ...spoken } : message;
}

const [longestTitle, longestBody] = [120, 400];

/** Returns the payload: declarative web push, which the site's service worker shows in other browsers. */
export function payloadOf({ title, body, url, tag, language = churchTag() }: PushMessage): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: shortened(title, longestTitle),
      body: shortened(body, longestBody),
      navigate: url,
      tag,
      lang: baseLanguage(language),
      dir: languageFacts[language].direction,
    },
  });
}

/** Returns the headers that say how a message travels (RFC 8030): for how long, and what it replaces on the way. */
export function travelOf({ tag, until, isUrgent }: PushMessage, now: Date): Readonly<Record<string, string>> {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1000));
  return {
    ttl: String(Math.min(seconds, longestSeconds)),
    urgency: isUrgent ? 'high' : 'normal',
    topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
  };
}

/** Push services keep nothing longer. */
const longestSeconds = 28 * 24 * 60 * 60;

/** The encrypted record has room for 4,000 bytes. */
function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
