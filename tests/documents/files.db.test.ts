import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { undoDeletion } from '#lib/activity/commands.ts';
import { db } from '#lib/core/database/db.ts';
import { largestDocumentBytes } from '#lib/core/http/body-limits.ts';
import { documentFilePolicy } from '#lib/core/http/csp.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { log } from '#lib/core/process/log.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import english from '#lib/language/generated/en.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { pdfOf, startDocumentSite } from '#tests/support/files/documents.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });
let folder: string;
let origin: string;
beforeEach(async () => {
  folder = newDataFolder();
  origin = await startDocumentSite();
});

const stored = () => readdir(join(folder, 'uploads/documents')).catch(() => []);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });

async function send(
  file: Uint8Array | undefined,
  fields: Record<string, string> = { title: 'Sunday bulletin' },
  { name = 'Boletín (1).pdf', path = '/api/documents', method = 'POST' } = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type: 'application/pdf' }));
  const answer = await fetch(origin + path, { method, body: form });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

async function added(bytes = pdfOf(1000), fields?: Record<string, string>): Promise<DocumentRow> {
  const { status, body } = await send(bytes, fields);
  expect(status).toBe(201);
  return body;
}

/** Returns the bytes of buffers that are in use. What one collection finds unused is counted until the next one. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let time = 0; time < 3; time++) collect();
  return process.memoryUsage().arrayBuffers;
}

/** Sends a form piece by piece; `atEnd` is called when its last piece is asked for, so that the others have left. */
async function sendInPieces(
  file: Buffer,
  fields: Record<string, string>,
  atEnd: () => void,
): Promise<DocumentRow> {
  const line = '--in-pieces\r\nContent-Disposition: form-data; name=';
  const texts = Object.entries(fields).map(([field, value]) => `${line}"${field}"\r\n\r\n${value}\r\n`);
  const pieces = async function* (): AsyncGenerator<Uint8Array, undefined> {
    yield Buffer.from(`${texts.join('')}${line}"file"; filename="Boletín (1).pdf"\r\n`);
    yield Buffer.from('Content-Type: application/pdf\r\n\r\n');
    for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
    atEnd();
    yield Buffer.from('\r\n--in-pieces--\r\n');
    return undefined;
  };
  const answer = await fetch(`${origin}/api/documents`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=in-pieces' },
    body: streamOf(pieces()),
    duplex: 'half',
  } as never);
  expect(answer.status).toBe(201);
  return answer.json();
}

describe('a PDF', () => {
  test('of 24 MB is stored while it arrives, and every byte comes back', async () => {
    const bytes = pdfOf(24_000_000);
    const held = { before: heldBytes(), arrived: Number.POSITIVE_INFINITY };
    const fields = { title: ' Annual report ', category: 'Reports', date: '2026-11-29' };
    const row = await sendInPieces(bytes, fields, () => {
      held.arrived = heldBytes();
    });
    expect(held.arrived - held.before).toBeLessThan(bytes.length / 2);
    expect(row).toEqual({
      id: expect.any(String),
      title: 'Annual report',
      category: 'Reports',
      date: '2026-11-29',
      file_name: 'Boletín (1).pdf',
      bytes: bytes.length,
      url: `/files/${row.id}/boletin-1.pdf`,
      updated_at: expect.any(String),
    });
    const answer = await get(row.url);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await stored()).toHaveLength(1);
    expect(await (await get('/api/documents')).json()).toEqual([row]);
  });

  test('is refused by its bytes, without its fields, or when it is too large, and nothing is left', async () => {
    expect(await send(Buffer.from('<svg/>'))).toMatchObject({
      status: 415,
      body: { detail: english.documents.notPdf },
    });
    expect(await send(pdfOf(10), { title: ' ', date: '2026-02-30' })).toMatchObject({
      status: 422,
      body: { errors: { title: [english.documents.title], date: [english.documents.date] } },
    });
    expect(await send(undefined)).toMatchObject({
      status: 422,
      body: { errors: { file: expect.anything() } },
    });
    expect(await send(pdfOf(largestDocumentBytes))).toMatchObject({
      status: 413,
      body: { detail: english.documents.tooLarge },
    });
    expect(await stored()).toEqual([]);
  });

  test('is taken from staff alone', async () => {
    session.actor.mockResolvedValue(visitor);
    expect((await send(pdfOf(24_000_000))).status).toBe(401);
    expect((await get('/api/documents')).status).toBe(200);
    const { status } = await fetch(`${origin}/api/documents`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://elsewhere.test' },
      body: 'x',
    });
    expect([status, await stored()]).toEqual([403, []]);
  });
});

describe('the file of a document', () => {
  test('is shown in the browser, revalidated, and found by no search engine', async () => {
    const { url } = await added();
    const answer = await get(url, {}, 'HEAD');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfOf(1000).length),
      'content-disposition': `inline; filename="Boletin (1).pdf"; filename*=UTF-8''Bolet%C3%ADn%20%281%29.pdf`,
      'content-security-policy': documentFilePolicy,
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'none',
      'accept-ranges': 'bytes',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
  });

  test('comes in parts, and as a whole once it is another', async () => {
    const { url } = await added(Buffer.from('%PDF-1.7 %%EOF'));
    const etag = (await get(url)).headers.get('etag') ?? '';
    const part = await get(url, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-3/14',
      '%PDF',
    ]);
    expect(await (await get(url, { range: 'bytes=-5', 'if-range': etag })).text()).toBe('%%EOF');
    expect((await get(url, { range: 'bytes=0-3', 'if-range': '"another"' })).status).toBe(200);
    const beyond = await get(url, { range: 'bytes=99-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */14']);
  });

  test('keeps its address when it is replaced', async () => {
    const { id, url, updated_at } = await added(Buffer.from('%PDF-1.7 old %%EOF'));
    const before = (await get(url)).headers.get('etag');
    const next = Buffer.from('%PDF-1.7 new %%EOF');
    const place = { path: `/api/documents/${id}/file`, method: 'PUT', name: 'other.pdf' };
    expect(await send(next, { if_match: updated_at }, place)).toMatchObject({ status: 200, body: { url } });
    expect(await (await get(url, { 'if-none-match': String(before) })).text()).toBe(next.toString());
    expect(await send(next, { if_match: updated_at }, place)).toMatchObject({ status: 409 });
    expect(await send(Buffer.from('no'), {}, place)).toMatchObject({ status: 415 });
    const none = { ...place, path: `/api/documents/${crypto.randomUUID()}/file` };
    expect(await send(next, {}, none)).toMatchObject({ status: 404 });
  });

  test('is led to from another name; unknown addresses and wrong methods are refused', async () => {
    const { id, url } = await added();
    const moved = await get(`/files/${id}/old%20name.pdf`);
    expect([moved.status, moved.headers.get('location')]).toEqual([308, url]);
    for (const path of [
      '/files/x/y.pdf',
      `/files/${crypto.randomUUID()}/a.pdf`,
      '/files/latest/none',
      `/files/${id}`,
    ])
      expect((await get(path)).status, path).toBe(404);
    const posted = await get(url, {}, 'DELETE');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('that is missing from the storage is 404, and logged', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { id } = await createDocument(db());
    expect((await get(`/files/${id}/bulletin.pdf`)).status).toBe(404);
    expect(error).toHaveBeenCalledOnce();
  });

  test('comes back with its document when the deletion is undone', async () => {
    const { id, url } = await added();
    await get(`/api/documents/${id}`, {}, 'DELETE');
    expect((await get(url)).status).toBe(404);
    await undoDeletion.execute(staff, { table_name: 'documents', row_id: id });
    expect((await get(url)).status).toBe(200);
  });
});

describe('the newest of a category', () => {
  test('is found by date, then by upload, under one address', async () => {
    const of = (title: string, date: string | null, at: string) =>
      createDocument(db(), { title, date, category: 'Boletín', created_at: new Date(at) });
    await of('undated', null, '2026-12-01T00:00:00Z');
    await of('later upload of an older one', '2026-11-22', '2026-11-30T00:00:00Z');
    await of('first', '2026-11-29', '2026-11-20T00:00:00Z');
    const newest = await of('second', '2026-11-29', '2026-11-21T00:00:00Z');
    await createDocument(db(), { category: 'Forms', date: '2027-01-01' });
    const answer = await get('/files/latest/boletin');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      `/files/${newest.id}/bulletin.pdf`,
      'no-store',
    ]);
  });

  test('stands first in the list of its category', async () => {
    await createDocument(db(), { title: 'old', date: '2026-01-01' });
    await createDocument(db(), { title: 'new', date: '2026-02-01' });
    await createDocument(db(), { title: 'loose', category: null });
    await createDocument(db(), { title: 'form', category: 'A form' });
    const titles = async (query = '') =>
      (await (await get(`/api/documents${query}`)).json()).map(({ title }: DocumentRow) => title);
    expect(await titles()).toEqual(['form', 'new', 'old', 'loose']);
    expect(await titles('?category=Bulletins')).toEqual(['new', 'old']);
  });
});
