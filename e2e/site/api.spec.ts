import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { staffCookie } from '../support/test.ts';

/** A day that no other test speaks of. */
const date = `${new Date().getFullYear() + 1}-09-12`;
let origin: string;
let cookie: string;
test.beforeAll(async ({ baseURL }) => {
  origin = String(baseURL);
  cookie = await staffCookie();
});

interface Asked {
  method?: string;
  json?: object;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Asks over a connection of its own: of several processes behind one address, the next answers. */
function ask(path: string, { method, json, form, headers }: Asked = {}): Promise<Response> {
  return fetch(origin + path, {
    method: method ?? (json || form ? 'POST' : 'GET'),
    headers: { connection: 'close', ...(json && { 'content-type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(json) : (form ?? null),
  });
}
const asStaff = (path: string, asked: Asked = {}) =>
  ask(path, { ...asked, headers: { cookie, ...asked.headers } });

async function readUntil<Answer>(
  read: () => Promise<Answer>,
  isThere: (answer: Answer) => boolean,
): Promise<void> {
  await expect.poll(async () => isThere(await read()), { intervals: [20, 50, 100] }).toBe(true);
}

test('an event that staff add is there for every next reader, is changed by the one who saw it last, and goes', async () => {
  const event = {
    title: 'Apple Butter Day',
    date,
    time: '9:00 AM',
    location: 'The yard',
    description: 'Bring jars.',
  };
  expect((await ask('/api/events', { json: event })).status).toBe(401);
  const made = await asStaff('/api/events', { json: event });
  expect(made.status).toBe(201);
  const { id, updated_at } = await made.json();
  const path = `/api/events/${id}`;
  await readUntil(
    () => ask(path),
    ({ status }) => status === 200,
  );
  await readUntil(
    async () => (await ask('/api/events')).text(),
    (text) => text.includes(event.title),
  );
  const changed = await asStaff(path, {
    method: 'PATCH',
    json: { location: 'The hall' },
    headers: { 'if-match': updated_at },
  });
  expect([changed.status, (await changed.json()).location]).toEqual([200, 'The hall']);
  const stale = await asStaff(path, {
    method: 'PATCH',
    json: { location: 'The barn' },
    headers: { 'if-match': updated_at },
  });
  expect([stale.status, stale.headers.get('content-type')]).toEqual([409, 'application/problem+json']);
  await readUntil(
    async () => (await (await ask(path)).json()).location,
    (location) => location === 'The hall',
  );
  expect((await asStaff(path, { method: 'DELETE' })).status).toBe(200);
  await readUntil(
    () => ask(path),
    ({ status }) => status === 404,
  );
});

test('a picture that staff upload is served at once by every process, whole, in part, and once', async () => {
  const form = new FormData();
  const noise = await sharp({ create: { width: 800, height: 40, channels: 3, background: '#2d4a94' } })
    .png()
    .toBuffer();
  form.set('file', new File([new Uint8Array(noise)], 'choir.png', { type: 'image/png' }));
  form.set('bucket', 'people');
  const made = await asStaff('/api/uploads', { form });
  expect(made.status).toBe(201);
  const { url } = (await made.json()) as { url: string };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(url)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  const [whole = Buffer.of()] = bodies;
  expect(bodies.every((body) => body.equals(whole))).toBe(true);
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect((await sharp(whole).metadata()).width).toBe(800);
  const thumbnail = await ask(url.replace('.webp', '-640.webp'));
  expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(640);
  const head = await ask(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  const part = await ask(url, { headers: { range: 'bytes=4-9' } });
  expect(part.headers.get('content-length')).toBe('6');
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(4, 10)]);
  const known = { 'if-none-match': String(answers[0]?.headers.get('etag')) };
  expect((await ask(url, { headers: known })).status).toBe(304);
});

test('a sum is good for one prayer request, whichever process gets the next', async () => {
  const { a, b, token } = await (await ask('/api/captcha')).json();
  const typed = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for the harvest.' };
  const json = { ...typed, captcha_answer: a + b, captcha_token: token };
  const sent = await ask('/api/prayer-requests', { json });
  expect(sent.status).toBe(201);
  const { id } = await sent.json();
  for (let round = 0; round < 2; round++)
    expect((await ask('/api/prayer-requests', { json })).status).toBe(422);
  expect((await ask('/api/prayer-requests')).status).toBe(401);
  const all = await asStaff('/api/prayer-requests');
  expect((await all.json()).map((request: { id: string }) => request.id)).toContain(id);
  expect((await asStaff(`/api/prayer-requests/${id}`, { method: 'DELETE' })).status).toBeLessThan(300);
});

test('a reader of one process hears of what was written through another', async () => {
  const controller = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: 2 }, () =>
      fetch(`${origin}/api/live`, { headers: { connection: 'close' }, signal: controller.signal }),
    ),
  );
  const heard = streams.map(async ({ body }) => {
    let text = '';
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(part).toString();
      if (text.includes('announcements')) return true;
    }
    return false;
  });
  const json = {
    message: 'The fellowship hall is open from 9.',
    start_date: `${date}T08:00`,
    end_date: `${date}T12:00`,
  };
  const made = await asStaff('/api/announcements', { json });
  expect(made.status).toBe(201);
  const { id } = await made.json();
  expect(await Promise.race([Promise.all(heard), pause(10_000, 'nothing', { ref: false })])).toEqual([
    true,
    true,
  ]);
  controller.abort();
  expect((await asStaff(`/api/announcements/${id}`, { method: 'DELETE' })).status).toBeLessThan(300);
});
