import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { beginningOf } from '#lib/core/http/beginning-of.ts';
import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { soundFiles } from '#lib/core/storage/file-kinds.ts';
import { findLocalFile } from '#lib/core/storage/folder-storage.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { digestOf, type LocalFile, readWhole } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { soundAddress } from './address.ts';
import type { Piece } from './judging/bytes.ts';
import { judgePiecesApart } from './judging/judge-apart.ts';
import type { SoundFacts } from './judging/verdict.ts';
import { probeSound, type SoundRefusals } from './probe.ts';
import { assertRoom, partPath } from './uploading.ts';

/** The folder of sound in the storage. */
export const soundFolder = soundFiles.folders[0];

/** The columns of a sermon's sound. */
export interface SoundColumns {
  audio_url: string | null;
  audio_file: string | null;
  audio_bytes: number | null;
  audio_seconds: number | null;
  audio_type: string | null;
  audio_sha256: string | null;
}

export const noSound: SoundColumns = {
  audio_url: null,
  audio_file: null,
  audio_bytes: null,
  audio_seconds: null,
  audio_type: null,
  audio_sha256: null,
};

interface StoredSound extends SoundFacts {
  stored_name: string;
  bytes: number;
  sha256: string;
}

/**
 * Judges a whole file of this machine by its bytes, and moves it into the storage under its id.
 * @throws AppError as `probeSound`
 */
export async function storeSound(
  id: string,
  file: LocalFile,
  refusals?: SoundRefusals,
  signal?: AbortSignal,
): Promise<StoredSound> {
  const facts = await probeSound(file.path, refusals, signal);
  const sha256 = await digestOf(readWhole(file));
  const stored_name = `${id}.${facts.extension}`;
  await storage().adopt(soundFolder, stored_name, file);
  return { ...facts, stored_name, bytes: file.size, sha256 };
}

/** A podcast's host may need long for an hour of sound. */
const fetchMilliseconds = 15 * 60_000;
/** Further files wait for one that has stopped to arrive. */
const silentMilliseconds = 60_000;
/** Hosts of podcasts count downloads by addresses that lead on. */
const mostRedirects = 10;

/**
 * Fetches a file from the web and stores it as if uploaded. `title` names it in its address; its own tag by default.
 * @throws AppError `unsupported_type`, or `invalid` for one that is empty, truncated or cannot be fetched
 */
export async function keepSoundFrom(
  address: string,
  title = '',
  signal?: AbortSignal,
): Promise<SoundColumns> {
  const id = randomUUID();
  const path = partPath(id);
  try {
    await fetchTo(path, address, signal);
    const file = await findLocalFile(path);
    if (!file) throw new AppError('invalid', messages.sound.noSoundThere);
    const stored = await storeSound(id, file, messages.sound.fetched, signal);
    return soundColumns(stored, title || (stored.title ?? ''));
  } finally {
    await rm(path, { force: true });
  }
}

async function fetchTo(path: string, address: string, signal?: AbortSignal): Promise<void> {
  const { status, headers, body, discard } = await requestAddress(address, {
    timeoutMilliseconds: fetchMilliseconds,
    silentMilliseconds,
    maximumBytes: soundFiles.largestBytes,
    mostRedirects,
    ...(signal && { signal }),
  });
  try {
    if (status !== 200) throw new AppError('invalid', messages.outbound.status(status));
    await assertRoom(Number(headers['content-length'] ?? 0));
    await pipeline(body, createWriteStream(path, { flush: true }));
  } finally {
    discard();
  }
}

/** Returns the columns of a stored file. */
export function soundColumns(
  {
    stored_name,
    bytes,
    seconds,
    type,
    sha256,
  }: Pick<StoredSound, 'stored_name' | 'bytes' | 'sha256'> & {
    seconds: number | null;
    type: string | null;
  },
  title: string,
): SoundColumns {
  return {
    audio_url: soundAddress(stored_name, title),
    audio_file: stored_name,
    audio_bytes: bytes,
    audio_seconds: seconds,
    audio_type: type,
    audio_sha256: sha256,
  };
}

const askMilliseconds = 15_000;
/** Enough for the tags of most files and the header behind them. */
const pieceBytes = 512 * 1024;

/**
 * Asks an address elsewhere for what it is: by its beginning, and by the header of an MP4 behind its sound. What they do not
 * tell is null.
 * @throws AppError `invalid`, blaming `audio_url`, for a page, sound that hardly a browser plays, an error or no answer
 */
export async function checkSoundAddress(
  address: string,
): Promise<Pick<SoundColumns, 'audio_bytes' | 'audio_seconds' | 'audio_type'>> {
  try {
    const { size, declaredType, ...head } = await pieceAt(address, 0);
    const audio_bytes = Number.isSafeInteger(size) && size > 0 && size <= 2 ** 31 - 1 ? size : null;
    const judged = (pieces: Piece[]) =>
      judgePiecesApart(pieces, audio_bytes ?? Number.MAX_SAFE_INTEGER, declaredType);
    let verdict = await judged([head]);
    if ('missing' in verdict && verdict.missing !== undefined && audio_bytes !== null) {
      const tail = await pieceAt(address, verdict.missing).catch(() => null);
      if (tail?.position === verdict.missing) verdict = await judged([head, tail]);
    }
    if ('refusal' in verdict) throw new AppError('invalid', messages.sound[verdict.refusal]);
    return { audio_bytes, audio_seconds: verdict.seconds, audio_type: verdict.type };
  } catch (error) {
    throw error instanceof AppError ? fieldError('audio_url', error.message) : error;
  }
}

/** Returns a piece of what is at an address, the size of the whole, and the media type that its server says. */
async function pieceAt(
  address: string,
  position: number,
): Promise<Piece & { size: number; declaredType: string }> {
  const { status, headers, body, discard } = await requestAddress(address, {
    timeoutMilliseconds: askMilliseconds,
    maximumBytes: Number.MAX_SAFE_INTEGER,
    mostRedirects,
    headers: { range: `bytes=${position}-${position + pieceBytes - 1}`, 'accept-encoding': 'identity' },
  });
  try {
    if (status !== 200 && status !== 206) throw new AppError('invalid', messages.outbound.status(status));
    const [, from = 0, size = headers['content-length']] =
      /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
    return {
      position: Number(from),
      bytes: await beginningOf(body, pieceBytes),
      size: Number(size),
      declaredType: (headers['content-type']?.split(';')[0] ?? '').trim().toLowerCase(),
    };
  } finally {
    discard();
  }
}
