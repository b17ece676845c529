import { type LangAttributes, langOf } from '#lib/core/translations/lang-of.ts';
import type { Chapter, Sermon } from '#lib/sermons/schema.ts';
import { type SeriesTone, seriesTone } from '../series-tone.ts';

/** What the player needs to know of a sermon's sound. */
export interface Sound {
  id: string;
  title: string;
  /** The attributes of a title in another language than the page that it was begun on. */
  marks?: LangAttributes;
  speaker: string;
  address: string;
  /** Its length; null where it is not known before it plays. */
  seconds: number | null;
  tone: SeriesTone;
  chapters: readonly Chapter[];
}

/** Returns the sermon's sound; null without one. */
export function soundOf(sermon: Sermon): Sound | null {
  const { id, title, speaker, audio_url: address, audio_seconds: seconds, series, chapters } = sermon;
  const marks = langOf(sermon, 'title');
  const words = { title, ...(marks.lang && { marks }), speaker };
  return address ? { id, ...words, address, seconds, tone: seriesTone(series), chapters } : null;
}
