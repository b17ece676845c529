import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { backupFormat } from '#lib/backups/manifest.ts';
import { BackupError } from '#server/backups/backup-error.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { fastest } from '#tests/support/fastest.ts';
import { newFolder } from '#tests/support/folders.ts';

const file = join(newFolder(), 'backup.zip');
const megabyte = 1_000_000;

const facts = {
  format: backupFormat,
  app: '1.0.0',
  migration: '20261201000000_baseline',
  created_at: '2026-11-29T00:00:00Z',
  tables: {},
  files: [],
  secrets: 'left out',
};
const text = JSON.stringify(facts);

async function zipped(manifest: string, entries: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries({ ...entries, 'manifest.json': manifest }))
    zip.addBuffer(Buffer.from(content), path);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return readFile(file);
}

const longestMilliseconds = 1000;

/** Whether such a file is a backup; an error is one in words, and comes within a second. */
async function isBackup(bytes: Buffer): Promise<boolean> {
  await writeFile(file, bytes);
  let isOpened = false;
  const took = await fastest(async () => {
    const opened = await openArchive(file).catch((error: unknown) => error);
    isOpened = !(opened instanceof Error);
    if (opened instanceof Error) expect(opened).toBeInstanceOf(BackupError);
    else (opened as Awaited<ReturnType<typeof openArchive>>).close();
  }, longestMilliseconds);
  expect(took).toBeLessThan(longestMilliseconds);
  return isOpened;
}

test.each(['\0', 'A', '<', 'P', '"'])('a megabyte of %j is no backup, alone or in one', async (character) => {
  const filled = Buffer.alloc(megabyte, character);
  expect(await isBackup(filled)).toBe(false);
  const right = await zipped(text);
  expect(await isBackup(right)).toBe(true);
  for (const place of [0, right.length >> 1, right.length])
    expect(await isBackup(Buffer.concat([right.subarray(0, place), filled, right.subarray(place)]))).toBe(
      false,
    );
  expect(await isBackup(await zipped(character.repeat(megabyte)))).toBe(false);
  expect(await isBackup(await zipped(text.replace('1.0.0', character.repeat(megabyte))))).toBe(
    character !== '"' && character !== '\0',
  );
});

test.each([
  ['lists', '['.repeat(megabyte)],
  ['lists that are closed', '['.repeat(megabyte / 2) + ']'.repeat(megabyte / 2)],
  ['objects', '{"a":'.repeat(megabyte / 5)],
  [
    'objects among its tables',
    text.replace('"tables":{}', `"tables":${'{"a":'.repeat(100_000)}{}${'}'.repeat(100_000)}`),
  ],
])('a manifest of nested %s is none', async (_what, manifest) => {
  expect(await isBackup(await zipped(manifest))).toBe(false);
});

test('a backup that is cut short anywhere is none', async () => {
  const right = await zipped(text, { 'tables/a.copy': 'x'.repeat(5000) });
  for (let cut = 0; cut < 40; cut += 1)
    expect(await isBackup(right.subarray(0, Math.floor((right.length * cut) / 40)))).toBe(false);
});
