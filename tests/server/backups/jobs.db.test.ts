import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackupRecord, beginRecord, readRecords, writeRecord } from '#lib/backups/backup-folder.ts';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { unlessBackingUp } from '#server/backups/backup-lock.ts';
import { makeDueBackups } from '#server/backups/jobs.ts';
import { useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { readable } from '#tests/support/servers/mail-server.ts';

const { url } = useDatabase();
const data = useDataFolder();
const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000);

const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const folder = () => join(data.path, 'backups');
const records = () => readRecords(folder());
const proven = vi.fn((noted: BackupRecord) =>
  writeRecord(folder(), { ...noted, bytes: 41_000_000, proven_at: '2026-11-23T09:16:00.000Z' }),
);
const failing = (noted: BackupRecord) =>
  writeRecord(folder(), { ...noted, error: 'The picture is damaged.' });

beforeEach(() => {
  proven.mockClear();
});

describe('the backup of the night', () => {
  test('is made once, by one of several processes, and not again before the next night', async () => {
    await Promise.all([1, 2, 3].map(() => makeDueBackups(tomorrow, proven)));
    await makeDueBackups(tomorrow, proven);
    expect(proven).toHaveBeenCalledTimes(1);
  });

  test('is not made on a site that began after 3:15', async () => {
    await makeDueBackups(new Date(), proven);
    expect(proven).not.toHaveBeenCalled();
  });
});

test('one that is asked for while another is made waits its turn', async () => {
  await beginRecord(folder());
  await unlessBackingUp(url, () => makeDueBackups(new Date(), proven));
  expect(proven).not.toHaveBeenCalled();
  await makeDueBackups(new Date(), proven);
  expect(proven).toHaveBeenCalledTimes(1);
});

test('one that ends each time before it is whole is given up after three tries', async () => {
  await beginRecord(folder());
  const killed = vi.fn((noted: BackupRecord) => writeRecord(folder(), { ...noted, tries: noted.tries + 1 }));
  await makeDueBackups(new Date(), killed);
  expect(killed).toHaveBeenCalledTimes(3);
  expect((await records())[0]?.error).toContain('three times');
});

test('the church is told of a failure once, when mail is set up later too, with the sentence and the last backup that is proven', async () => {
  await beginRecord(folder(), new Date('2026-11-22T09:15:00Z'));
  await makeDueBackups(new Date('2026-11-23T09:20:00Z'), proven);
  await beginRecord(folder(), new Date('2026-11-23T09:18:00Z'));
  for (let round = 0; round < 2; round++) {
    await makeDueBackups(new Date('2026-11-23T09:20:00Z'), failing);
    await work();
  }
  expect(existsSync(join(data.path, 'outbox'))).toBe(false);
  expect(await db().mail.findMany()).toMatchObject([{ kind: 'backup_failure', sent_at: null }]);
  const server = await listenForMail();
  await recoverMails();
  await work();
  expect(server.received).toHaveLength(1);
  const mail = readable(server.received[0]?.source ?? '');
  expect(mail).toContain('The picture is damaged.');
  expect(mail).toContain('November 23, 2026 3:16 AM, 41 MB');
});
