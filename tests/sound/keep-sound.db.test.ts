import { readdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { kindOf } from '#lib/core/storage/file-kinds.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { readWhole } from '#lib/core/storage/stored-file.ts';
import english from '#lib/language/generated/en.ts';
import { checkSoundAddress, keepSoundFrom } from '#lib/sound/keep-sound.ts';
import { assertRoom } from '#lib/sound/uploading.ts';
import { useDatabase } from '#tests/support/database.ts';
import { m4aOf, mp3Of, tagFrame, tagOf } from '#tests/support/files/sound.ts';
import { digest } from '#tests/support/files/test-kind.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { serveBytes } from '#tests/support/servers/serve-bytes.ts';

useDatabase();
let folder: string;
beforeEach(() => {
  folder = newDataFolder();
});

/** Serves what a host of podcasts would, and returns its address. */
async function serve(answer: RequestListener): Promise<string> {
  return `${(await listenAsSource(answer)).origin}/episode.mp3`;
}

test('a file of the web is stored as if it was uploaded, by its bytes', async () => {
  const bytes = mp3Of({ seconds: 60, title: 'Of the tag' });
  const sound = await keepSoundFrom(await serveBytes(bytes, 'text/plain'), 'On Grace, part 2');
  const id = sound.audio_file?.replace(/\.mp3$/, '');
  expect(sound).toEqual({
    audio_url: `/sermons/audio/${id}/on-grace-part-2.mp3`,
    audio_file: `${id}.mp3`,
    audio_bytes: bytes.length,
    audio_seconds: 60,
    audio_type: 'audio/mpeg',
    audio_sha256: digest(bytes),
  });
  const stored = await storage().find('sounds', `${id}.mp3`);
  expect(stored && (await buffer(readWhole(stored))).equals(bytes)).toBe(true);
  expect(kindOf('sounds', `${id}.mp3`)?.mediaTypes).toEqual({ mp3: 'audio/mpeg', m4a: 'audio/mp4' });
  expect(await readdir(join(folder, 'uploading'))).toEqual([]);
});

test('of what is no sound nothing is kept', async () => {
  await expect(keepSoundFrom(await serveBytes(Buffer.from('<html>'), 'audio/mpeg'))).rejects.toMatchObject({
    code: 'unsupported_type',
  });
  await expect(
    keepSoundFrom(await serve((_, response) => response.writeHead(404).end())),
  ).rejects.toMatchObject({ message: 'The address answered with 404.' });
  expect(await readdir(folder, { recursive: true })).toEqual(['uploading']);
});

test('an address elsewhere is asked once for its length, type and size', async () => {
  const mp3 = mp3Of({ seconds: 90 });
  expect(await checkSoundAddress(await serveBytes(mp3, 'application/octet-stream'))).toEqual({
    audio_bytes: mp3.length,
    audio_seconds: 90,
    audio_type: 'audio/mpeg',
  });
  const m4a = m4aOf({ seconds: 30 });
  expect(await checkSoundAddress(await serveBytes(m4a, 'audio/x-m4a'))).toEqual({
    audio_bytes: m4a.length,
    audio_seconds: 30,
    audio_type: 'audio/mp4',
  });
});

test('what stands behind the sound is asked for by itself', async () => {
  const asked: (string | undefined)[] = [];
  const m4a = m4aOf({ seconds: 5000, isLast: true });
  expect(m4a.length).toBeGreaterThan(900_000);
  const address = await serveBytes(m4a, 'audio/mp4', { onAsk: (range) => asked.push(range) });
  expect(await checkSoundAddress(address)).toMatchObject({ audio_seconds: 5000, audio_type: 'audio/mp4' });
  expect(asked).toHaveLength(2);
  const whole = await serveBytes(m4a, 'audio/mp4', { hasRanges: false });
  expect(await checkSoundAddress(whole)).toMatchObject({ audio_seconds: null, audio_type: 'audio/mp4' });
  const behindPictures = Buffer.concat([
    tagOf(3, [tagFrame('APIC', Buffer.alloc(900_000))]),
    mp3Of({ seconds: 45 }),
  ]);
  expect(await checkSoundAddress(await serveBytes(behindPictures, 'audio/mpeg'))).toMatchObject({
    audio_seconds: 45,
  });
});

test('sound that is lossless is refused with what helps, wherever it says so', async () => {
  for (const isLast of [false, true]) {
    const m4a = m4aOf({ seconds: 5000, isLast, codec: 'alac' });
    await expect(checkSoundAddress(await serveBytes(m4a, 'audio/mp4'))).rejects.toMatchObject({
      more: { fields: { audio_url: [english.sound.losslessThere] } },
    });
    await expect(keepSoundFrom(await serveBytes(m4a, 'audio/mp4'))).rejects.toMatchObject({
      code: 'unsupported_type',
      message: english.sound.fetched.lossless,
    });
  }
});

test('sound that is neither MP3 nor MP4 tells its length too', async () => {
  const rate = 8000;
  const wav = Buffer.alloc(44 + 10 * rate);
  wav.write('RIFF', 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  for (const [place, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wav.writeUInt16LE(value, place);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(10 * rate, 40);
  expect(await checkSoundAddress(await serveBytes(wav, 'audio/wav'))).toMatchObject({
    audio_seconds: 10,
    audio_type: expect.stringMatching(/^audio\//),
  });
});

test('an address that gives a page, an error or no answer is refused', async () => {
  const refused = (message: string) => ({ code: 'invalid', more: { fields: { audio_url: [message] } } });
  const notSound = 'There is no sound at this address. Please give the address of the sound file itself.';
  const page = await serveBytes(Buffer.from('<!doctype html><p>Episode'), 'text/html; charset=utf-8');
  await expect(checkSoundAddress(page)).rejects.toMatchObject(refused(notSound));
  const gone = await serve((_, response) => response.writeHead(410).end());
  await expect(checkSoundAddress(gone)).rejects.toMatchObject(refused('The address answered with 410.'));
  const silent = await serve((request) => request.socket.destroy());
  await expect(checkSoundAddress(silent)).rejects.toMatchObject(refused('The address does not answer.'));
});

test('a disk without room takes no file', async () => {
  const full = { code: 'unavailable', more: { status: 507, reason: 'disk_full' } };
  await expect(assertRoom(100_000_000, async () => 299_000_000)).rejects.toMatchObject(full);
  await assertRoom(100_000_000, async () => 301_000_000);
});
