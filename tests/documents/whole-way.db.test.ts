import { randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { readSettings } from '#lib/core/process/env.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import english from '#lib/language/generated/en.ts';
import { run as moveUploads } from '#scripts/admin/move-uploads.ts';
import { makeBackup, readyFolder, writeWhole } from '#server/backups/make-backup.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { restore } from '#server/backups/restore.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { staff } from '#tests/support/actors.ts';
import { backupSite, emptyMachine, useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { startDocumentSite } from '#tests/support/files/documents.ts';
import { digest } from '#tests/support/files/test-kind.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';
import { session } from '#tests/support/session.ts';

const { url } = useDatabase();
const data = useDataFolder();

/** A PDF that viewers open: one empty page, and a stream that cannot be compressed. */
function validPdf(bytes: number): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const add = (...more: (string | Buffer)[]) => parts.push(...more.map((part) => Buffer.from(part)));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const object = (...content: (string | Buffer)[]) => {
    places.push(length());
    add(`${places.length} 0 obj\n`, ...content, '\nendobj\n');
  };
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>');
  object(`<< /Length ${bytes} >>\nstream\n`, randomBytes(bytes), '\nendstream');
  const table = length();
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 5\n0000000000 65535 f \n${lines.join('')}`);
  add(`trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

test(
  'a PDF of 24 MB goes through upload, backup, proof, restore, bucket and back by its hash, and is served after each',
  byNight,
  async () => {
    session.actor.mockResolvedValue(staff);
    const bytes = validPdf(23_999_000);
    const sha256 = digest(bytes);
    const origin = await startDocumentSite();
    const form = new FormData();
    form.set('title', 'Annual report');
    form.set('file', new File([new Uint8Array(bytes)], 'report.pdf', { type: 'application/pdf' }));
    const posted = await fetch(`${origin}/api/documents`, { method: 'POST', body: form });
    const { id, url: address } = (await posted.json()) as DocumentRow;
    const expectServed = async () => {
      const whole = await fetch(origin + address);
      expect([whole.status, digest(await whole.bytes())]).toEqual([200, sha256]);
      const part = await fetch(origin + address, { headers: { range: 'bytes=20000000-20000999' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 20000000-20000999/${bytes.length}`,
      ]);
      expect(bytes.subarray(20_000_000, 20_001_000).equals(await part.bytes())).toBe(true);
    };
    await expectServed();

    // The proof restores it and compares every file.
    const site = backupSite(url, data.path);
    await readyFolder(site.folder);
    const made = await makeBackup(await beginRecord(site.folder), site);
    expect([made.error, made.bytes < 1_000_000, made.file_bytes]).toEqual([null, true, bytes.length]);
    const backup = join(site.folder, made.name);
    const { manifest, close } = await openArchive(backup);
    close();
    const named = manifest.files.find((file) => file.path.startsWith('uploads/documents/'));
    expect(named).toMatchObject({ sha256, bytes: bytes.length, is_beside: true });
    const packed = join(newFolder(), 'with-files.zip');
    await writeWhole(packed, { ...site, withFiles: true });

    const alone = join(newFolder(), 'church.zip');
    await copyFile(backup, alone);
    const name = `${named?.path} (“Annual report”)`;
    await expect(restore({ ...(await emptyMachine()), file: alone })).rejects.toThrow(
      english.backupFiles.notFound(name, '--without-files'),
    );

    for (const file of [packed, backup]) {
      const there = await emptyMachine();
      await restore({ ...there, file });
      const read = await withClient(there.databaseUrl, (client) =>
        client.query('SELECT id, sha256 FROM documents'),
      );
      expect(read.rows).toEqual([{ id, sha256 }]);
      vi.stubEnv('DATA_DIR', there.dataFolder);
      await expectServed();
    }

    const bucket = await listenAsBucket();
    for (const [key, value] of Object.entries(bucket.environment)) vi.stubEnv(key, value);
    const settings = readSettings({ ...process.env });
    expect(await moveUploads(['--from', 'folder', '--to', 'bucket'], settings)).toContain('Moved 2 files');
    expect([...bucket.objects.values()].map((object) => digest(object.bytes))).toContain(sha256);
    await expectServed();
    await moveUploads(['--from', 'bucket', '--to', 'folder'], settings);
    expect(bucket.objects.size).toBe(0);
    await expectServed();
  },
);
