import { z } from 'zod';
import { requestText } from '#lib/core/http/outbound-request.ts';
import { log } from '#lib/core/process/log.ts';
import type { Heard } from './live-state.ts';
import { type LiveSource, owncastStatus, playlistOf } from './source.ts';

const limits = { timeoutMilliseconds: 6000, maximumBytes: 512 * 1024 };

const owncastAnswer = z.object({ online: z.boolean() });

/** Returns whether the source is streaming now; unknown for a player of another service, which cannot be asked. */
export async function askSource(source: LiveSource): Promise<Heard> {
  const playlist = playlistOf(source);
  if (playlist === null || source.url === null) return 'unknown';
  try {
    const isLive =
      source.kind === 'owncast' ? await isOwncastOnline(source.url) : await isPlaylistLive(playlist);
    return isLive ? 'live' : 'silent';
  } catch (error) {
    log.debug({ err: error }, 'the stream cannot be heard');
    return 'silent';
  }
}

async function isOwncastOnline(url: string): Promise<boolean> {
  const { status, text } = await requestText(owncastStatus(url), limits);
  return status === 200 && owncastAnswer.parse(JSON.parse(text)).online;
}

/** Returns whether there is a live playlist (RFC 8216). For a master playlist, the first variant decides. */
async function isPlaylistLive(address: string, isVariant = false): Promise<boolean> {
  const { status, text, url } = await requestText(address, limits);
  if (status !== 200 || !text.trimStart().startsWith('#EXTM3U')) return false;
  if (/^#EXT-X-ENDLIST/m.test(text)) return false;
  const variant = firstVariant(text);
  return variant === undefined || isVariant || isPlaylistLive(new URL(variant, url).href, true);
}

/** Returns the address in the first line behind the first `EXT-X-STREAM-INF` that is no tag. */
function firstVariant(playlist: string): string | undefined {
  const lines = playlist.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:'));
  return at < 0 ? undefined : lines.find((line, place) => place > at && line !== '' && !line.startsWith('#'));
}
