import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/process/log.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { isSoundAddress } from '#lib/sound/address.ts';
import { readSound } from '#lib/sound/cached-reads.ts';
import { soundFolder } from '#lib/sound/keep-sound.ts';
import { pathOf } from './request-target.ts';
import { sendStoredFile } from './stored-files.ts';

/** A file never changes at its address: a replaced one has another id. */
const keptForAYear = 'public, max-age=31536000, immutable';

/**
 * Sends the sound of a sermon from wherever it is stored, never by a redirect: directories of podcasts drop a feed whose
 * files lead on. Returns false for an address that has no sound, or no longer.
 */
export async function sendSound(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  // A query that a host of statistics appends changes nothing.
  const path = pathOf(request.url ?? '/');
  const row = isSoundAddress(path) ? await readSound(path) : undefined;
  if (!row?.audio_file) return false;
  const file = await storage().find(soundFolder, row.audio_file);
  if (!file) {
    log.error({ file: row.audio_file }, 'the sound of a sermon is missing');
    return false;
  }
  const own = {
    'Content-Type': row.audio_type ?? 'application/octet-stream',
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': keptForAYear,
  };
  await sendStoredFile(request, response, {
    ...{ file, sha256: row.audio_sha256 ?? row.audio_file },
    headers: { ...headers, ...own },
  });
  return true;
}
