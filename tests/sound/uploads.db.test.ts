import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { db } from '#lib/core/database/db.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { readWhole } from '#lib/core/storage/stored-file.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startDocumentSite } from '#tests/support/files/documents.ts';
import { m4aOf, mp3Of } from '#tests/support/files/sound.ts';
import { idOf, signedInCookie, tusClient } from '#tests/support/files/upload-sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

useDatabase();
let folder: string;
let origin: string;
let cookie: string;
let client: ReturnType<typeof tusClient>;
beforeEach(async () => {
  folder = newDataFolder();
  vi.stubEnv('ADMIN_PASSWORD', 'a long password');
  origin = await startDocumentSite();
  cookie = await signedInCookie();
  client = tusClient(origin, cookie);
});

const sound = mp3Of({ seconds: 120, title: 'On Grace' });
const partType = 'application/offset+octet-stream';
const parts = () => readdir(join(folder, 'uploading')).catch(() => []);
const stored = () => readdir(join(folder, 'uploads/sounds')).catch(() => []);

async function storedBytes(name: string): Promise<Buffer | null> {
  const file = await storage().find('sounds', name);
  return file && buffer(readWhole(file));
}

async function refusal(answer: Response) {
  const { detail } = (await answer.json()) as { detail: string };
  return [answer.status, detail, answer.headers.get('content-type')];
}
const problem = (status: number, detail: string) => [status, detail, 'application/problem+json'];

describe('an upload', () => {
  test('arrives in parts, and its file is stored with what its bytes say', async () => {
    const created = await client.create(sound.length, 'Sermón.mp3');
    const id = idOf(created);
    expect([created.status, created.headers.get('location')]).toEqual([201, `/api/uploads/sound/${id}`]);
    const half = sound.length >> 1;
    const first = await client.send(id, 0, sound.subarray(0, half));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)]);
    const asked = await client.ask(id);
    expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
      ...[200, String(half), String(sound.length)],
    ]);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const last = await client.send(id, half, sound.subarray(half));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(sound.length)]);
    expect(await db().soundUpload.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ file_name: 'Sermón.mp3', stored_name: `${id}.mp3`, title: 'On Grace', seconds: 120, lease: null },
    });
    expect((await storedBytes(`${id}.mp3`))?.equals(sound)).toBe(true);
    expect(await parts()).toEqual([]);
    expect((await client.ask(id)).headers.get('upload-offset')).toBe(String(sound.length));
    expect((await client.send(id, sound.length, Buffer.alloc(0))).status).toBe(204);
  });

  test('goes into a bucket in parts of one upload', async () => {
    const bucket = await listenAsBucket();
    for (const [key, value] of Object.entries(bucket.environment)) vi.stubEnv(key, value);
    const large = m4aOf({ seconds: 65_000 });
    expect(large.length).toBeGreaterThan(8 * 1024 * 1024);
    const { id, answer } = await client.sendWhole(large);
    expect(answer.status).toBe(204);
    expect(bucket.objects.get(`sounds/${id}.m4a`)?.bytes.equals(large)).toBe(true);
    expect(bucket.asked.filter((each) => each.startsWith('PUT'))).toHaveLength(2);
    expect([await parts(), await stored()]).toEqual([[], []]);
  });

  test('goes on after a cut line with the bytes that have arrived', async () => {
    const id = idOf(await client.create(sound.length));
    await cutAfter(id, sound.subarray(0, 300_000));
    const asked = await client.ask(id);
    const offset = Number(asked.headers.get('upload-offset'));
    expect(offset).toBe(300_000);
    expect((await client.send(id, offset, sound.subarray(offset))).status).toBe(204);
    expect((await storedBytes(`${id}.mp3`))?.equals(sound)).toBe(true);
  });

  /** Sends the beginning of a part, and cuts the line once it is on the disk. */
  async function cutAfter(id: string, bytes: Uint8Array): Promise<void> {
    const sent = request(`${origin}/api/uploads/sound/${id}`, {
      method: 'PATCH',
      headers: {
        ...{ cookie, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': String(sound.length) },
      },
    });
    sent.on('error', () => undefined);
    sent.write(bytes);
    await vi.waitUntil(async () => (await stat(join(folder, 'uploading', id))).size === bytes.length);
    sent.destroy();
  }
});

describe('what is refused leaves nothing', () => {
  const nothing = async () => {
    expect([await parts(), await stored(), await db().soundUpload.count()]).toEqual([[], [], 0]);
  };

  test('the bytes of another type, of a film, and of a part of a file', async () => {
    const refusals: [Buffer, number, string][] = [
      [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)]), 415, english.sound.notSound],
      [
        Buffer.concat([Buffer.from('RIFF\x24\x10\0\0WAVEfmt ', 'latin1'), Buffer.alloc(3000)]),
        415,
        english.sound.notSound,
      ],
      [m4aOf({ seconds: 5, film: true }), 415, english.sound.film],
      [m4aOf({ seconds: 5, codec: 'alac' }), 415, english.sound.lossless],
      [sound.subarray(0, sound.length >> 1), 422, english.sound.truncated('59 of 120 seconds')],
    ];
    for (const [bytes, status, detail] of refusals) {
      const { id, answer } = await client.sendWhole(bytes);
      expect(await refusal(answer)).toEqual(problem(status, detail));
      expect((await client.ask(id)).status).toBe(404);
    }
    await nothing();
  });

  test('a file that is empty, or larger than 300 MB, before a byte of it is sent', async () => {
    expect(await refusal(await client.create(0))).toEqual(problem(422, english.sound.empty));
    expect(await refusal(await client.create(300_000_001))).toEqual(problem(413, english.sound.tooLarge));
    expect(await refusal(await client.create(301_000_000))).toEqual(problem(413, english.sound.tooLarge));
    await nothing();
  });

  test('a file for which the disk has no room any more while it arrives', async () => {
    const file = await open(import.meta.filename);
    const write = vi.spyOn(Object.getPrototypeOf(file), 'write');
    await file.close();
    write.mockRejectedValueOnce(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    const { answer } = await client.sendWhole(sound);
    write.mockRestore();
    expect(await refusal(answer)).toEqual(problem(507, english.sound.noRoom));
    await nothing();
  });

  test('bytes that have ended what judges them three times', async () => {
    const id = idOf(await client.create(sound.length));
    await writeFile(join(folder, 'uploading', id), sound);
    await db().soundUpload.update({ where: { id }, data: { tries: 3 } });
    expect((await client.ask(id)).status).toBe(415);
    expect((await client.ask(id)).status).toBe(404);
    await nothing();
  });

  test('a creation that the protocol does not know', async () => {
    expect((await client.create(1.5)).status).toBe(400);
    const place = `${origin}/api/uploads/sound`;
    const headers = { cookie, 'tus-resumable': '1.0.0' };
    expect((await fetch(place, { method: 'POST', headers })).status).toBe(400);
    const deferred = { ...headers, 'upload-defer-length': '1' };
    expect((await fetch(place, { method: 'POST', headers: deferred })).status).toBe(400);
    await nothing();
  });
});

describe('behind a proxy that knows neither PATCH nor DELETE', () => {
  const post = (id: string, method: string, headers = {}, body?: Buffer) =>
    fetch(`${origin}/api/uploads/sound/${id}`, {
      method: 'POST',
      headers: { cookie, 'tus-resumable': '1.0.0', 'x-http-method-override': method, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  const part = { 'upload-offset': '0', 'content-type': partType };

  test('a POST that names them is taken as they are', async () => {
    const id = idOf(await client.create(sound.length));
    const sent = await post(id, 'PATCH', part, sound);
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(sound.length)]);
    expect((await storedBytes(`${id}.mp3`))?.equals(sound)).toBe(true);
    const asked = await post(id, 'HEAD');
    expect([asked.status, asked.headers.get('upload-length')]).toEqual([200, String(sound.length)]);
    expect((await post(id, 'delete')).status).toBe(204);
    expect((await client.ask(id)).status).toBe(404);
  });

  test('it is refused as they are: from another site, with another type, and where there is no such method', async () => {
    const id = idOf(await client.create(1000));
    const foreign = { origin: 'https://elsewhere.test' };
    for (const method of ['PATCH', 'DELETE', 'HEAD'])
      expect((await post(id, method, { ...part, ...foreign }, Buffer.alloc(1000))).status).toBe(403);
    expect((await post(id, 'PATCH', { 'upload-offset': '0' }, Buffer.alloc(1000))).status).toBe(415);
    for (const method of ['POST', 'PUT', 'GET', '']) expect((await post(id, method)).status).toBe(405);
    expect((await client.ask(id)).headers.get('upload-offset')).toBe('0');
  });
});

describe('a request that does not fit', () => {
  test('a part out of order, of another type, beyond the end, in another version, or read', async () => {
    const id = idOf(await client.create(1000));
    const bytes = Buffer.alloc(10);
    expect(await refusal(await client.send(id, 10, bytes))).toEqual(problem(409, english.sound.elsewhere));
    const json = { 'content-type': 'application/json' };
    expect(await refusal(await client.send(id, 0, bytes, json))).toEqual(
      problem(415, english.sound.notAPart),
    );
    const old = await client.send(id, 0, bytes, { 'tus-resumable': '0.2.2' });
    expect(old.headers.get('tus-version')).toBe('1.0.0');
    expect(await refusal(old)).toEqual(problem(412, english.sound.otherVersion));
    expect((await client.send(id, 0, Buffer.alloc(1001))).status).toBe(413);
    expect((await sendWithoutLength(id, Buffer.alloc(1001))).status).toBe(413);
    expect((await client.send(id, 0, bytes, { 'upload-offset': 'x' })).status).toBe(400);
    const read = await client.ask(id, 'GET');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'HEAD, PATCH, DELETE, OPTIONS']);
    expect((await client.ask(id)).headers.get('upload-offset')).toBe('0');
  });

  function sendWithoutLength(id: string, bytes: Uint8Array): Promise<Response> {
    const headers = { cookie, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': partType };
    const body = new Blob([new Uint8Array(bytes)]).stream();
    const options = { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit;
    return fetch(`${origin}/api/uploads/sound/${id}`, options);
  }

  test('the server says what it can', async () => {
    const { status, headers } = await fetch(`${origin}/api/uploads/sound`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination',
      'tus-max-size': '300000000',
      allow: 'POST, OPTIONS',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('only staff of sermons upload, from this site, and only what their own session has begun', async () => {
    const id = idOf(await client.create(1000));
    const visitor = tusClient(origin, '');
    expect((await visitor.create(1000)).status).toBe(401);
    expect((await visitor.ask(id)).status).toBe(401);
    const foreign = await client.create(1000, 'a.mp3', { origin: 'https://elsewhere.test' });
    expect(foreign.status).toBe(403);
    const { id: staffId } = await createStaff(db(), { roles: ['prayer_team'] });
    expect((await tusClient(origin, await signedInCookie(staffId)).create(1000)).status).toBe(403);
    const other = tusClient(origin, await signedInCookie());
    for (const answer of [
      await other.ask(id),
      await other.send(id, 0, Buffer.alloc(10)),
      await other.ask(id, 'DELETE'),
    ])
      expect(answer.status).toBe(404);
    expect((await client.ask(crypto.randomUUID())).status).toBe(404);
    expect((await client.ask('no-id')).status).toBe(404);
  });

  test('the refusals are in the church’s language', async () => {
    await updateChurch.execute(staff, { language: 'es' });
    const [, detail] = await refusal(await client.create(0));
    expect(detail).toBe(spanish.sound.empty);
  });

  test('the end of the session ends its uploads', async () => {
    const id = idOf(await client.create(1000));
    await db().staffSession.updateMany({ data: { ended_at: new Date() } });
    expect((await client.send(id, 0, Buffer.alloc(10))).status).toBe(401);
  });
});

describe('the end of an upload', () => {
  test('an upload may be given up, also a finished one, and then it is gone', async () => {
    const id = idOf(await client.create(1000));
    expect((await client.ask(id, 'DELETE')).status).toBe(204);
    expect((await client.ask(id)).status).toBe(404);
    const finished = await client.sendWhole(sound);
    expect((await client.ask(finished.id, 'DELETE')).status).toBe(204);
    expect([await parts(), await stored(), await db().soundUpload.count()]).toEqual([[], [], 0]);
  });

  test('a process that was killed before the row was written, or judged the bytes, finishes later', async () => {
    const cut = idOf(await client.create(sound.length));
    await writeFile(join(folder, 'uploading', cut), sound);
    expect((await client.ask(cut)).headers.get('upload-offset')).toBe(String(sound.length));
    const moved = idOf(await client.create(sound.length));
    await rename(
      join(folder, 'uploads/sounds', `${cut}.mp3`),
      join(folder, 'uploads/sounds', `${moved}.mp3`),
    );
    await rm(join(folder, 'uploading', moved));
    expect((await client.ask(moved)).status).toBe(200);
    const rows = await db().soundUpload.findMany({ select: { stored_name: true } });
    expect(rows.map((row) => row.stored_name).sort()).toEqual([`${cut}.mp3`, `${moved}.mp3`].sort());
  });

  test('two requests for one place: one writes, and the bytes are those of the file', async () => {
    const id = idOf(await client.create(sound.length));
    const both = await Promise.all([client.send(id, 0, sound), client.send(id, 0, sound)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await storedBytes(`${id}.mp3`))?.equals(sound)).toBe(true);
  });

  test('while another process holds the lease a request waits, and is told when that goes on', async () => {
    const id = idOf(await client.create(sound.length));
    const lease_until = new Date(Date.now() + 3_600_000);
    await db().soundUpload.update({ where: { id }, data: { lease: 'of another', lease_until } });
    const waiting = client.send(id, 0, sound);
    await db().soundUpload.update({ where: { id }, data: { lease_until: new Date(0) } });
    expect((await waiting).status).toBe(204);
  });

  test('one that a sermon has stays', async () => {
    const { id } = await client.sendWhole(sound);
    await db().soundUpload.update({ where: { id }, data: { sermon_id: crypto.randomUUID() } });
    expect(await refusal(await client.ask(id, 'DELETE'))).toEqual(problem(409, english.sound.inUse));
    expect(await stored()).toEqual([`${id}.mp3`]);
  });
});
