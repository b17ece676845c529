import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { expect, test } from 'playwright/test';
import { cityLine } from '#lib/core/church/address.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { listSitePages } from '#scripts/site-pages.ts';
import { type PostgresServer, startPostgres } from '#server/database/postgres.ts';
import { missedPatternsMessage } from '#server/html/finalize.ts';
import { Authenticator } from '#tests/staff/authenticator.ts';
import { isWhole } from '#tests/support/extent.ts';
import { harbourChurch } from '#tests/support/harbour-church.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import {
  cookiesOf,
  type Site,
  signIn,
  startSite,
  tryPassword,
  trySignIn,
} from '../support/sites/start-site.ts';
import { byNight } from '../support/test.ts';

/** One database, two server processes on it, as behind a load balancer. */
let folder: string;
let postgres: PostgresServer | undefined;
let database: Client | undefined;
let first: Site;
let second: Site;
/** Those who were reading while something was written. */
const visitors: Promise<void>[] = [];

const nextYear = `${new Date().getFullYear() + 1}-01-15`;

/** Feeds and the API's public reads. */
const data = [
  '/calendar.ics',
  '/sermons/feed.xml',
  '/manifest.webmanifest',
  '/api/church',
  '/api/events',
  '/api/settings',
  '/api/ministries',
  '/api/openapi.json',
];

/** What no page may say once the church is another: all of it but what is its own name, the product's, or no text. */
const { default_video_id, updated_at: _, hero, short_name, ...spoken } = defaultChurch;
const oldFacts = [...Object.values(spoken), cityLine(defaultChurch), '+15125550142'].filter(
  (fact): fact is string => typeof fact === 'string' && fact.length > 3,
);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-'));
  postgres = await startPostgres(join(folder, 'postgres'), { durable: false });
  const url = postgres.url('postgres');
  const settings = {
    DATABASE_URL: url,
    SEED: 'demo',
    ADMIN_PASSWORD: 'let me in please',
    AUTH_SECRET: siteSecrets.AUTH_SECRET,
  };
  first = await startSite({ ...settings, DATA_DIR: join(folder, 'first') });
  second = await startSite({ ...settings, DATA_DIR: join(folder, 'second') });
  database = new DatabaseClient({ connectionString: url });
  await database.connect();
});

test.afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await stopDatabase();
  await rm(folder, { recursive: true, force: true });
});

/** Once, by the test that needs it away or at the end. */
async function stopDatabase(): Promise<void> {
  const [connection, server] = [database, postgres];
  database = undefined;
  postgres = undefined;
  await connection?.end();
  await server?.stop();
}

async function read(site: Site, path: string): Promise<string> {
  return (await fetch(site.origin + path)).text();
}

/** Reads until the text is there, for a second at most. */
async function showsWithinASecond(site: Site, path: string, text: string): Promise<boolean> {
  const end = performance.now() + 1000;
  while (performance.now() < end) if ((await read(site, path)).includes(text)) return true;
  return false;
}

/** A visitor who reads without a pause until told to end; resolves with the last answer. */
function startReading(site: Site, path: string): { end(): Promise<void> } {
  let isOver = false;
  const reading = (async () => {
    do await read(site, path);
    while (!isOver);
  })();
  return {
    end() {
      isOver = true;
      return reading;
    },
  };
}

/** A visitor asks before, while and after it is written, and may still be served when this gives the answer. */
async function writeWhileRead(url: string, request: RequestInit): Promise<Response> {
  const visitor = startReading(first, '/events');
  try {
    return await fetch(url, request);
  } finally {
    visitors.push(visitor.end());
  }
}

test('every page of the build is written by Next as the server rewrites it', async () => {
  for (const { path, status } of await listSitePages(first.origin)) {
    const response = await fetch(first.origin + path);
    expect([path, response.status]).toEqual([path, status]);
    const html = await response.text();
    // Looser than what is looked for, so that another form of the same is found here.
    const scripts = html.match(/<script(?=[^>]*\ssrc)(?![^>]*nomodule)[^>]*>|<link[^>]*as="script"[^>]*>/gi);
    expect([path, scripts]).toEqual([path, null]);
    const sheets = html.match(/<link(?=[^>]*stylesheet)(?![^>]*\sdisabled=)[^>]*>/gi);
    expect([path, sheets]).toEqual([path, null]);
    expect([path, html.match(/<style>[^<]{1000}/g)?.length]).not.toEqual([path, undefined]);
    expect(html.match(/\(function\(sources,isPatient\)\{[^<]+\}\)\(\["\/_next\//g)).toHaveLength(1);
  }
  expect(first.output()).not.toContain(missedPatternsMessage);
});

// Four at a time, so that each is read while others are written.
const rounds = isWhole ? 25 : 4;
const atOnce = 4;

test('what staff write shows at the very next request, and on the other server within a second, every time', async () => {
  const cookie = await signIn(first, 'let me in please');
  const headers = { cookie, 'content-type': 'application/json' };
  const times = { own: 0, page: 0, other: 0, gone: 0 };
  const writeAndRead = async () => {
    const title = `Cookies at the creek ${randomUUID()}`;
    const place = { time: '7:00 PM', location: 'Creek', description: 'Bring some.' };
    const body = JSON.stringify({ title, date: nextYear, ...place });
    const created = await writeWhileRead(`${first.origin}/api/events`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    if ((await read(first, '/api/events')).includes(title)) times.own += 1;
    if ((await read(first, `/events/${id}`)).includes(title)) times.page += 1;
    if (await showsWithinASecond(second, `/events/${id}`, title)) times.other += 1;
    await writeWhileRead(`${first.origin}/api/events/${id}`, { method: 'DELETE', headers });
    if ((await fetch(`${first.origin}/events/${id}`)).status === 404) times.gone += 1;
  };
  for (let round = 0; round < rounds; round++) {
    await Promise.all(Array.from({ length: atOnce }, writeAndRead));
    await Promise.all(visitors.splice(0));
  }
  const all = rounds * atOnce;
  expect(times).toEqual({ own: all, page: all, other: all, gone: all });
});

test('no word of a draft is in any page, feed, picture or answer for visitors, on either server', async () => {
  const headers = { cookie: await signIn(first, 'let me in please'), 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: object = {}) => {
    const response = await fetch(first.origin + path, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as { id: string; path: string };
  };
  const { id, path } = await send('POST', '/api/pages', { kind: 'page', title: 'Harvest supper' });
  await send('POST', `/api/pages/${id}/publish`);
  const post = await send('POST', '/api/pages', { kind: 'news', title: 'Hedgehogs' });
  const get = (site: Site, address: string) => fetch(site.origin + address);
  const picture = async (site: Site) => Buffer.from(await (await get(site, `/og/page-${id}`)).arrayBuffer());
  expect(await showsWithinASecond(second, path, 'Harvest supper')).toBe(true);
  const pictures = [await picture(first), await picture(second)];
  const words = { title: 'Hedgehog supper', summary: 'Hedgehogs', category: 'Hedgehogs' };
  const question = { kind: 'questions', items: [{ question: 'Hedgehogs?', answer: 'Hedgehogs.' }] };
  await send('PATCH', `/api/pages/${id}`, { ...words, path: '/prickly-supper', blocks: [question] });
  const public_ = [
    '/',
    path,
    '/news',
    '/news/feed.xml',
    '/letters/feed.xml',
    '/sitemap.xml',
    '/search?q=supper',
    '/api/search?q=supper',
  ];
  const data = [
    '/api/pages',
    `/api/pages/${id}`,
    '/api/pages?kind=news',
    '/api/navigation',
    '/api/layouts/home',
  ];
  for (const site of [first, second]) {
    for (const address of [...public_, ...data]) {
      const response = await get(site, address);
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, (await response.text()).match(/hedgehog|prickly/i)]).toEqual([address, null]);
    }
    for (const address of ['/prickly-supper', post.path, `/api/pages/${post.id}`, `/og/page-${post.id}`])
      expect([address, (await get(site, address)).status]).toEqual([address, 404]);
    expect(await (await get(site, '/api/search?q=hedgehogs')).json()).toEqual([]);
  }
  expect([await picture(first), await picture(second)]).toEqual(pictures);
  for (const each of [id, post.id])
    await fetch(`${first.origin}/api/pages/${each}`, { method: 'DELETE', headers });
});

test(
  'what the clock changes shows on both servers within two seconds, on pages that are cached',
  byNight,
  async () => {
    // On a Sunday morning the stream would go on.
    const streamed = await database?.query(
      "UPDATE events SET is_streamed = false WHERE kind = 'service' AND is_streamed RETURNING id",
    );
    const kept = ['/', '/about', '/livestream', '/api/service-status'];
    const isLive = async (site: Site, path: string) =>
      /Watch live|Pray with me|"state":"live"/.test(await read(site, path));
    /** When each of them first is as it shall be; all are asked for over and over, not so often that the servers lag. */
    const moments = (shallBeLive: boolean) =>
      Promise.all(
        [first, second].flatMap((site) =>
          kept.map(async (path) => {
            while ((await isLive(site, path)) !== shallBeLive) await pause(200);
            return Date.now();
          }),
        ),
      );
    const begun = Date.now();
    const until = begun + 4000;
    await database?.query(
      "UPDATE site_settings SET live_override = 'live', live_override_at = now(), live_override_until = $1",
      [new Date(until)],
    );
    for (const moment of await moments(true)) expect(moment - begun).toBeLessThan(2000);
    for (const moment of await moments(false)) {
      expect(moment).toBeGreaterThanOrEqual(until);
      expect(moment - until).toBeLessThan(2000);
    }
    await database?.query('UPDATE site_settings SET live_override = NULL');
    await database?.query('UPDATE events SET is_streamed = true WHERE id = ANY($1)', [
      streamed?.rows.map(({ id }) => id),
    ]);
  },
);

test('what is changed in the database itself shows on both servers within a second', async () => {
  for (const site of [first, second]) await read(site, '/ministries');
  const title = `Young at heart ${randomUUID()}`;
  await database?.query('UPDATE ministries SET title = $1 WHERE id = (SELECT id FROM ministries LIMIT 1)', [
    title,
  ]);
  for (const site of [first, second]) expect(await showsWithinASecond(site, '/ministries', title)).toBe(true);
  const renamed = await database?.query(`UPDATE events SET title = 'Picnic, renamed in psql'
    WHERE id = (SELECT id FROM events WHERE NOT is_recurring LIMIT 1) RETURNING id`);
  for (const site of [first, second])
    expect(await showsWithinASecond(site, `/events/${renamed?.rows[0].id}`, 'Picnic, renamed in psql')).toBe(
      true,
    );
});

test('with DATABASE_URL a site lives in that PostgreSQL and starts none of its own', async () => {
  for (const name of ['first', 'second'])
    await expect(readFile(join(folder, name, 'postgres/cluster/PG_VERSION'))).rejects.toThrow('ENOENT');
});

test('a page asked for twice is rendered once, and 304 to a browser that has it', async () => {
  await read(first, '/beliefs');
  const again = await fetch(`${first.origin}/beliefs?utm_source=mail`);
  expect(again.headers.get('cache-status')).toBe('belltower; hit');
  const etag = again.headers.get('etag') ?? '';
  const known = await fetch(`${first.origin}/beliefs`, { headers: { 'if-none-match': etag } });
  expect(known.status).toBe(304);
});

test('a page with an open form is kept after a hundred answers', async () => {
  const added = await database?.query(
    "INSERT INTO forms (kind, slug, title, is_open) VALUES ('other', 'camp', 'Help at the camp', true) RETURNING id",
  );
  const { id } = added?.rows[0] ?? {};
  expect(await showsWithinASecond(first, '/forms/camp', 'Help at the camp')).toBe(true);
  await database?.query(
    `INSERT INTO form_answers (form_id, arrival, state, name, email)
    SELECT $1, number, 'received', 'Ruth', 'ruth@example.org' FROM generate_series(1, 100) AS number`,
    [id],
  );
  // What came after the answers is heard of after them.
  await database?.query(
    `UPDATE ministries SET title = 'After all' WHERE id = (SELECT id FROM ministries LIMIT 1)`,
  );
  expect(await showsWithinASecond(first, '/ministries', 'After all')).toBe(true);
  const kept = await fetch(`${first.origin}/forms/camp`);
  expect(kept.headers.get('cache-status')).toBe('belltower; hit');
});

test('an open page hears of a change made on the other server, and nothing of its content', async () => {
  const aborter = new AbortController();
  const live = await fetch(`${first.origin}/api/live`, { signal: aborter.signal });
  const reader = (live.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  const next = async () => text.decode((await reader.read()).value);
  let heard = await next();
  await database?.query("UPDATE sermons SET title = 'Secret' WHERE id = (SELECT id FROM sermons LIMIT 1)");
  while (!heard.includes('event: sermons\ndata: {}\n\n')) heard += await next();
  expect(heard).not.toContain('Secret');
  aborter.abort();
});

test('a session that is signed out is over on every server, for a copy of its cookie too', async () => {
  const cookie = await signIn(first, 'let me in please');
  const staffOnly = (site: Site) => fetch(`${site.origin}/api/prayer-requests`, { headers: { cookie } });
  expect((await staffOnly(second)).status).toBe(200);
  expect((await signOut(first, cookie)).status).toBe(200);
  for (const site of [first, second]) {
    expect((await staffOnly(site)).status).toBe(401);
    const session = await fetch(`${site.origin}/api/auth/session`, { headers: { cookie } });
    expect(await session.json()).toEqual({});
  }
});

test('a person who is suspended on one server is out on both at the next request', async () => {
  const ann = await inviteEditor('ann@example.org');
  const password = 'the creek sings at noon';
  expect((await ann.accept({ password })).status).toBe(200);
  const cookie = cookiesOf(await tryPassword(first, password, { email: 'ann@example.org' }));
  const answers = () =>
    Promise.all(
      [first, second].map(
        async ({ origin }) => (await fetch(`${origin}/api/activity`, { headers: { cookie } })).status,
      ),
    );
  expect(await answers()).toEqual([200, 200]);
  expect((await ann.send('PATCH', `/api/staff/${ann.id}`, { state: 'suspended' })).status).toBe(200);
  expect(await answers()).toEqual([401, 401]);
  const again = await tryPassword(second, password, { email: 'ann@example.org' });
  expect([again.status, cookiesOf(again)]).toEqual([401, expect.not.stringContaining('session-token')]);
  await ann.send('DELETE', `/api/staff/${ann.id}`);
});

test('the answer of a passkey opens the site once, in time, and not if it was given to another site', async () => {
  const bo = await inviteEditor('bo@example.org');
  const device = new Authenticator(first.origin);
  const ask = async (path: string) => (await (await bo.send('POST', path)).json()) as { challenge: string };
  const response = device.create(await ask(`/api/invitations/${bo.token}/passkey-options`));
  expect((await bo.accept({ response })).status).toBe(200);
  const answer = async (from?: { origin: string }) =>
    JSON.stringify(device.get(await ask('/api/auth/passkey-options'), from));
  const used = await answer();
  expect((await trySignIn(first, 'passkey', { response: used })).status).toBe(200);
  const elsewhere = await answer({ origin: 'https://evil.test' });
  const late = await answer();
  await database?.query('UPDATE passkey_challenges SET expires_at = now()');
  for (const refused of [used, elsewhere, late, '{"id":"x"}']) {
    const given = await trySignIn(first, 'passkey', { response: refused });
    expect([given.status, cookiesOf(given)]).toEqual([401, expect.not.stringContaining('session-token')]);
    expect(await given.text()).not.toMatch(/challenge|prisma|node_modules/i);
  }
  await bo.send('DELETE', `/api/staff/${bo.id}`);
});

/** Invites somebody on the first server. `send` asks as the shared password, `accept` takes the link. */
async function inviteEditor(email: string) {
  const headers = { cookie: await signIn(first, 'let me in please'), 'content-type': 'application/json' };
  const send = (method: string, path: string, body: object = {}) =>
    fetch(first.origin + path, { method, headers, body: JSON.stringify(body) });
  const invited = await send('POST', '/api/staff', { name: 'Ann Baker', email, roles: ['editor'] });
  const { id, invitation_url } = (await invited.json()) as { id: string; invitation_url: string };
  const token = invitation_url.split('/').at(-1) ?? '';
  return { id, token, send, accept: (way: object) => send('POST', `/api/invitations/${token}`, way) };
}

test('a church that is renamed and moves leaves nothing of what it was, on either server, within a second', async () => {
  const cookie = await signIn(first, 'let me in please');
  const change = async (facts: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${first.origin}/api/church`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(facts),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  };
  const addresses = [...(await listSitePages(first.origin)).map(({ path }) => path), ...data];
  const before = await Promise.all(addresses.map((path) => read(second, path)));
  expect(oldFacts.filter((fact) => !before.some((text) => text.includes(fact)))).toEqual([]);

  await change(harbourChurch);
  for (const site of [first, second]) {
    expect(await showsWithinASecond(site, '/', harbourChurch.name)).toBe(true);
    const left: string[] = [];
    for (const path of addresses) {
      const text = await read(site, path);
      left.push(...oldFacts.filter((fact) => text.includes(fact)).map((fact) => `${path}: ${fact}`));
    }
    expect(left).toEqual([]);
    const feed = await read(site, '/calendar.ics');
    for (const line of [
      `X-WR-CALNAME:${harbourChurch.name}`,
      'X-WR-TIMEZONE:Pacific/Auckland',
      'TZID:Pacific/Auckland',
    ])
      expect(feed).toContain(line);
    expect(JSON.parse(await read(site, '/manifest.webmanifest'))).toMatchObject({ name: harbourChurch.name });
  }
  const { set_up_at, updated_at, ...facts } = defaultChurch;
  await change(facts);
});

test('pages keep their content while the database is away, marked, and 404 and error pages are whole', async () => {
  await read(first, '/events');
  await read(first, '/nope');
  const cookie = await signIn(first, 'let me in please');
  await stopDatabase();
  const events = await fetch(`${first.origin}/events`);
  expect(events.status).toBe(200);
  expect(await events.text()).toContain('Upcoming Events');
  const missing = await fetch(`${first.origin}/nope`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining('Oops! Page not found'),
  ]);
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(503);
  await expectUnavailable(await failingCalls(cookie));
  for (const path of [
    '/events?show=10',
    '/calendar?month=2031-01',
    '/sermons?search=x',
    '/livestream?tab=youtube',
  ])
    expect([path, (await fetch(first.origin + path)).status]).toEqual([path, 200]);
  expect(await read(first, '/events?tab=past&show=10')).toContain('Failed to load events. Please try again.');
});

/** What staff and visitors send while the database is away: none of it is their fault. */
async function failingCalls(cookie: string): Promise<Response[]> {
  const { a, b, token } = (await (await fetch(`${first.origin}/api/captcha`)).json()) as {
    a: number;
    b: number;
    token: string;
  };
  const prayer = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for my mother.' };
  const event = {
    title: 'Picnic',
    date: nextYear,
    time: 'Noon',
    location: 'Park',
    description: 'Bring some.',
  };
  const send = (path: string, body: object) =>
    fetch(first.origin + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const session = await fetch(`${first.origin}/api/auth/session`, { headers: { cookie } });
  // Staff stay signed in: the end of a session could not be read.
  const set = session.headers.getSetCookie().filter((each) => !each.startsWith('next-auth.callback-url='));
  expect(set).toEqual([]);
  return [
    session,
    await tryPassword(first, 'let me in please'),
    await send('/api/prayer-requests', { ...prayer, captcha_answer: a + b, captcha_token: token }),
    await send('/api/events', event),
    await signOut(first, cookie),
  ];
}

async function expectUnavailable(answers: Response[]): Promise<void> {
  for (const answer of answers) {
    expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '5']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 503, title: 'Not available' });
  }
}

async function signOut(site: Site, cookie: string): Promise<Response> {
  const csrf = await fetch(`${site.origin}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return fetch(`${site.origin}/api/auth/signout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `${cookiesOf(csrf)}; ${cookie}` },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  });
}
