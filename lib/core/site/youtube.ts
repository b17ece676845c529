import { church } from '#lib/core/church/church.ts';
import { playerSiteOf } from './players.ts';

const id = /^[\w-]{11}$/;

/** The 11-character id in a YouTube link of any form, or in the text itself; null when there is none. */
export function youtubeIdIn(text: string): string | null {
  const trimmed = text.trim();
  if (id.test(trimmed)) return trimmed;
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (playerSiteOf(url.hostname) !== 'YouTube') return null;
  // Only youtu.be has ids right after the host: on youtube.com that is the name of a channel.
  const folder = url.hostname.endsWith('youtu.be')
    ? '(?:(?:embed|live|shorts|v|e)\\/)?'
    : '(?:embed|live|shorts|v|e)\\/';
  const inPath = new RegExp(`^/${folder}([\\w-]{11})(?:/|$)`).exec(url.pathname)?.[1];
  return [url.searchParams.get('v'), inPath].find((found) => found && id.test(found)) ?? null;
}

/** The id a setting is saved with: without one in the text, the church's default video. */
export function youtubeIdOrDefault(text: string): string {
  return youtubeIdIn(text) ?? church.defaultVideoId;
}
