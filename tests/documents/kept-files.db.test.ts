import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { undoDeletion } from '#lib/activity/commands.ts';
import { db } from '#lib/core/database/db.ts';
import { createDocument, deleteDocument, replaceDocumentFile } from '#lib/documents/commands.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { receivedPdf } from '#tests/support/files/received-pdf.ts';
import { sweep } from '#tests/support/files/sweep.ts';
import { newDataFolder } from '#tests/support/folders.ts';

useDatabase();
let root: string;
beforeEach(() => {
  root = join(newDataFolder(), 'uploads');
});

async function added() {
  const file = await receivedPdf();
  const row = await createDocument.execute(staff, { file, title: 'Bulletin' });
  await file.discard();
  return row;
}

test('the sweep keeps the file of a document, also while its deletion can be undone', async () => {
  const { id } = await added();
  const { stored_name } = await db().document.findUniqueOrThrow({ where: { id } });
  expect(await sweep(root)).toEqual([stored_name]);
  await deleteDocument.execute(staff, { id });
  expect(await sweep(root)).toEqual([stored_name]);
  await undoDeletion.execute(staff, { table_name: 'documents', row_id: id });
  expect(await sweep(root)).toEqual([stored_name]);
});

test('the sweep removes a replaced file once the log does not name it, and what an upload left behind', async () => {
  const { id } = await added();
  const unfinished = await receivedPdf();
  await replaceDocumentFile.execute(staff, { id, file: await receivedPdf() });
  expect(unfinished.size).toBeGreaterThan(0);
  expect(await sweep(root)).toHaveLength(2);
  await db().activityLog.deleteMany();
  const { stored_name } = await db().document.findUniqueOrThrow({ where: { id } });
  expect(await sweep(root)).toEqual([stored_name]);
});
