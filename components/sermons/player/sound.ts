import type { Chapter, Sermon } from '#lib/sermons/schema.ts';
import { type SeriesTone, seriesTone } from '../series-tone.ts';

/** What the player needs to know of a sermon's sound. */
export interface Sound {
  id: string;
  title: string;
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
  return address ? { id, title, speaker, address, seconds, tone: seriesTone(series), chapters } : null;
}
