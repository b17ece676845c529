import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { listDocuments } from '#lib/documents/queries.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, speakTwoLanguages } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { pdfOf, startDocumentSite } from '#tests/support/files/documents.ts';
import { sweep } from '#tests/support/files/sweep.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });
let folder: string;
let origin: string;
beforeEach(async () => {
  folder = newDataFolder();
  origin = await startDocumentSite();
  speakTwoLanguages();
});

async function send(method: string, path: string, fields: Record<string, string>, mark: string) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([new Uint8Array(pdfOf(900, mark))], 'bulletin.pdf', { type: 'application/pdf' }));
  const answer = await fetch(origin + path, { method, body: form });
  return { status: answer.status, body: await answer.json() };
}

const served = async (url: string) => (await (await fetch(origin + url)).text()).charAt(20);

test('a document has a file for each language, each at an address of its own', async () => {
  const { body: row } = await send('POST', '/api/documents', { title: 'Bulletin' }, 'e');
  expect(row.translated_url).toBeNull();
  const path = `/api/documents/${row.id}/file`;
  expect((await send('PUT', path, { language: 'en-XA' }, 's')).status).toBe(422);
  const { body: both } = await send('PUT', path, { language: 'es' }, 's');
  expect([both.url, both.translated_url]).toEqual([
    `/files/${row.id}/bulletin.pdf`,
    `/files/${row.id}/bulletin-2.pdf`,
  ]);
  expect([await served(both.url), await served(both.translated_url)]).toEqual(['e', 's']);
  const [spoken] = await inSecondLanguage(() => listDocuments({}));
  expect(spoken?.url).toBe(both.translated_url);
  expect(await sweep(folder)).toHaveLength(2);
});

test('the file is removed alone, an undo restores it, and visitors get the other one until then', async () => {
  const { body: row } = await send('POST', '/api/documents', { title: 'Bulletin' }, 'e');
  const path = `/api/documents/${row.id}/file` as const;
  await send('PUT', path, { language: 'es' }, 's');
  const removed = await callApi(`DELETE ${path}`);
  expect([removed.status, removed.body.translated_url]).toEqual([200, null]);
  expect((await callApi(`DELETE ${path}`)).status).toBe(404);
  const spoken = (): Promise<DocumentRow[]> => inSecondLanguage(() => listDocuments({}));
  expect((await spoken())[0]?.url).toBe(row.url);
  const [entry] = (await callApi('GET /api/activity')).body;
  await callApi(`POST /api/activity/${entry.id}/restore`);
  expect((await spoken())[0]?.url).toBe(`/files/${row.id}/bulletin-2.pdf`);
  expect(await db().document.count()).toBe(1);
});
