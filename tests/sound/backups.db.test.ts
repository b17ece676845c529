import { randomFillSync } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { db } from '#lib/core/database/db.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { makeBackup, readyFolder } from '#server/backups/make-backup.ts';
import { restore } from '#server/backups/restore.ts';
import { backupSite, emptyMachine, useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { mp3Of } from '#tests/support/files/sound.ts';
import { digest } from '#tests/support/files/test-kind.ts';

const { url } = useDatabase();
const data = useDataFolder();

const files = 40;
const secondsOfEach = 130;

/** Stores sermons with sound. Returns the hashes of their files by their names. */
async function storeSermons(): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (let number = 0; number < files; number += 1) {
    const audio_file = `${crypto.randomUUID()}.mp3`;
    const bytes = mp3Of({ seconds: secondsOfEach });
    randomFillSync(bytes, 10_000);
    await folderStorage(join(data.path, 'uploads')).store('sounds', audio_file, bytes);
    const sound = { audio_file, audio_sha256: digest(bytes), audio_url: `/sermons/audio/${number}/x.mp3` };
    await createSermon(db(), { title: `Sermon ${number}`, video_url: null, ...sound });
    stored.set(audio_file, sound.audio_sha256);
  }
  return stored;
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const all = await Promise.all(names.map((name) => stat(join(folder, name))));
  return all.reduce((sum, facts) => sum + (facts.isFile() ? facts.size : 0), 0);
}

test(
  'the second night writes little of forty files of sound, and a restore gives all by their hashes',
  byNight,
  async () => {
    const stored = await storeSermons();
    const site = backupSite(url, data.path);
    const backUp = async () => {
      await readyFolder(site.folder);
      const before = await bytesIn(site.folder);
      const made = await makeBackup(await beginRecord(site.folder), site);
      expect(made.error).toBeNull();
      return { made, written: (await bytesIn(site.folder)) - before };
    };
    const [first, second] = [await backUp(), await backUp()];
    expect(first.written).toBeGreaterThan(files * secondsOfEach * 7000);
    expect(second.written).toBeLessThan(first.written / 20);

    const there = await emptyMachine();
    await restore({ ...there, file: join(site.folder, second.made.name) });
    const folder = join(there.dataFolder, 'uploads/sounds');
    const restored = await readdir(folder);
    expect(restored.sort()).toEqual([...stored.keys()].sort());
    for (const name of restored) expect(digest(await readFile(join(folder, name)))).toBe(stored.get(name));
  },
);
