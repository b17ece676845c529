import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { InterruptedProcess } from '#lib/core/apart/process-apart.ts';
import { probeSound } from '#lib/sound/probe.ts';
import { m4aOf, mp3Of } from '#tests/support/files/sound.ts';
import { newFolder } from '#tests/support/folders.ts';

async function probed(bytes: Uint8Array) {
  const path = join(newFolder(), 'part');
  await writeFile(path, bytes);
  return probeSound(path);
}

/** The first part of the bytes. */
function cut(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

const mp3 = { extension: 'mp3', type: 'audio/mpeg' };
const m4a = { extension: 'm4a', type: 'audio/mp4' };

test('an MP3 and an M4A are known by their bytes, with their length and title', async () => {
  expect(await probed(mp3Of({ seconds: 100, title: 'Grace\n  and peace, ñ' }))).toEqual({
    ...mp3,
    seconds: 100,
    title: 'Grace and peace, ñ',
  });
  expect(await probed(mp3Of({ seconds: 100, hasLength: false }))).toEqual({
    ...mp3,
    seconds: 100,
    title: null,
  });
  expect(await probed(m4aOf({ seconds: 50 }))).toEqual({ ...m4a, seconds: 50, title: null });
  expect(await probed(m4aOf({ seconds: 50, isLast: true }))).toEqual({ ...m4a, seconds: 50, title: null });
});

test('what is no sound is refused, whatever it is called', async () => {
  const notSound = { code: 'unsupported_type', message: expect.stringMatching(/not an MP3 or M4A/) };
  const program = Buffer.alloc(4096);
  program.write('MZ', 'latin1');
  const wav = Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WAVEfmt ', 'latin1'), Buffer.alloc(4096)]);
  const claimed = Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), Buffer.alloc(4096)]);
  for (const bytes of [program, wav, Buffer.from('<!doctype html>'), Buffer.alloc(4096), claimed])
    await expect(probed(bytes)).rejects.toMatchObject(notSound);
  await expect(probed(m4aOf({ seconds: 5, film: true }))).rejects.toMatchObject({
    code: 'unsupported_type',
    message: expect.stringMatching(/is a film/),
  });
});

test('of a truncated file is said how much is there', async () => {
  const refusal = (message: string) => ({ code: 'invalid', message: expect.stringContaining(message) });
  await expect(probed(cut(mp3Of({ seconds: 38 * 60 }), 12.5 / 38))).rejects.toMatchObject(
    refusal('The file has 12 of 38 minutes.'),
  );
  await expect(probed(cut(m4aOf({ seconds: 100 }), 0.5))).rejects.toMatchObject(refusal('of 100 seconds'));
  await expect(probed(cut(m4aOf({ seconds: 100, isLast: true }), 0.9))).rejects.toMatchObject(
    refusal('breaks off before its end'),
  );
  await expect(probed(Buffer.alloc(0))).rejects.toMatchObject(refusal('This file is empty.'));
});

test('a judge that is ended before its verdict says nothing about the file', async () => {
  const path = join(newFolder(), 'part');
  await writeFile(path, mp3Of({ seconds: 5 }));
  const verdict = probeSound(path).catch((error: unknown) => error);
  const judge = await vi.waitUntil(async () => (await judges())[0], { timeout: 20_000, interval: 5 });
  process.kill(judge, 'SIGKILL');
  expect(await verdict).toBeInstanceOf(InterruptedProcess);
  expect(await probeSound(path)).toMatchObject({ seconds: 5 });
  await expect.poll(judges).toEqual([]);
});

/** The processes that judge for this one, by `/proc`. */
async function judges(): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (pid) => {
      const of = async (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
      const parent = (await of('stat')).replace(/^.*\) /s, '').split(' ')[1];
      const isOurs = parent === String(process.pid) && (await of('cmdline')).includes('judge-process');
      return isOurs ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}
