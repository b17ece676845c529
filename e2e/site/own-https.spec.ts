import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { Agent, type RequestOptions, request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import type { Page } from 'playwright/test';
import type { SiteAddress } from '#lib/site-address/schema.ts';
import { freePort } from '#server/start/ports.ts';
import { type AcmeDirectory, startAcmeDirectory } from '#tests/support/servers/acme-directory.ts';
import { type NameServer, startNameServer } from '#tests/support/servers/name-server.ts';
import { axeProblems } from '../support/accessibility.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { type Site, signIn, startSiteOnSockets } from '../support/sites/start-site.ts';
import { expect, openReady, test, unlock } from '../support/test.ts';

// A site with the ports of HTTP and HTTPS, from its number to its name. Its authority and its name server are of this test.
test.describe.configure({ mode: 'serial' });
test.use({
  // The old address leads to a host that the browser does not know.
  expectedErrors: [/CORS|ERR_|Failed to load|Content Security Policy/],
});

const password = siteSecrets.ADMIN_PASSWORD;
const name = 'grace.test';

let folder: string;
let directory: AcmeDirectory;
let names: NameServer;
let ports: { http: number; https: number };
let settings: Record<string, string>;
let site: Site;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-https-'));
  ports = { http: await freePort(), https: await freePort() };
  directory = await startAcmeDirectory({ httpPort: () => ports.http });
  names = await startNameServer({ [name]: { A: ['198.49.23.144'] } });
  settings = {
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    ADMIN_PASSWORD: password,
    AUTH_SECRET: 'a-secret-of-more-than-thirty-two-letters',
    SEED: 'none',
    ACME_DIRECTORY: directory.url,
    DNS_RESOLVERS: names.address,
  };
  site = await startSiteOnSockets(settings, ports);
});

test.afterAll(async () => {
  await site?.stop();
  names?.close();
  await directory?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks this machine as if the name led here. */
function ask(
  protocol: 'http' | 'https',
  path: string,
  { host = name, ...more }: RequestOptions & { host?: string } = {},
) {
  const send = protocol === 'https' ? requestHttps : requestHttp;
  const asked = {
    ...more,
    host: '127.0.0.1',
    port: ports[protocol],
    path,
    headers: { host, ...more.headers },
    ...(protocol === 'https' && { servername: host, ca: directory.root }),
  };
  return new Promise<Answer>((resolve, reject) => {
    send(asked, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

async function api(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: SiteAddress }> {
  const answer = await fetch(`${site.origin}${path}`, {
    method,
    headers: { cookie: await signIn(site, password), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The address of this machine as the site sees it, or one that its staff type. */
async function ownAddress(): Promise<string> {
  return (await api('GET', '/api/address')).body.ipv4 ?? '127.0.0.1';
}

/** Lets the name and the one with www lead to this machine. */
async function leadHere(): Promise<void> {
  const { body } = await api('POST', '/api/address', { host: name, ipv4: await ownAddress() });
  const valuesOf = (type: string) =>
    body.records.filter((record) => record.type === type).map(({ value }) => value);
  const here = { A: valuesOf('A'), AAAA: valuesOf('AAAA').filter(Boolean) };
  names.zone = { [name]: here, [`www.${name}`]: here };
}

test('before it has a name, the site answers by HTTP, and nobody by HTTPS', async () => {
  const { status, body } = await api('GET', '/api/address');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    host: null,
    records: [],
    certificate: { state: 'none', until: null, renews_at: null, last_error: null },
    decided_by: null,
    is_in_use: false,
  });
  await expect(ask('https', '/')).rejects.toThrow();
  const home = await ask('http', '/');
  expect(home.status).toBe(200);
  expect(home.headers['strict-transport-security']).toBeUndefined();
});

test('a name that leads elsewhere is not taken', async () => {
  const typed = { host: name, ipv4: await ownAddress() };
  const looked = await api('POST', '/api/address', typed);
  expect(looked.body.records).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ type: 'A', name, found: '198.49.23.144', builder: 'Squarespace' }),
      expect.objectContaining({ type: 'CNAME', name: `www.${name}`, found: 'no' }),
    ]),
  );
  const taken = await api('POST', '/api/address/use', typed);
  expect([taken.status, (taken.body as unknown as { errors: object }).errors]).toEqual([
    422,
    { host: [expect.stringContaining('198.49.23.144')] },
  ]);
  expect((await api('GET', '/api/address')).body.host).toBe(null);
  expect(directory.orders).toEqual([]);
});

for (const [language, width] of [
  ['en', 390],
  ['es', 1280],
] as const) {
  test(`staff see the lines to enter, at ${width} px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await setLanguage(language);
    await openAddress(page);
    const { fields, look, lines, move, stamps } = words[language];
    await page.getByLabel(fields.name).fill(`https://${name}/visit`);
    if ((await api('GET', '/api/address')).body.ipv4 === null)
      await page.getByLabel(fields.number).fill('127.0.0.1');
    await page.getByRole('button', { name: look }).click();
    await expect(page.getByText(fields.path).first()).toBeVisible();
    await page.getByLabel(fields.name).fill(name);
    await page.getByRole('button', { name: look }).click();
    const section = page.getByRole('region', { name: lines });
    await expect(section.getByText('198.49.23.144')).toBeVisible();
    await expect(section.getByText(stamps.no, { exact: true }).first()).toBeVisible();
    await expect(section.getByRole('button', { name: move })).toBeDisabled();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('it moves to its name within a minute of “Move in”, and its old address leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLanguage('en');
  await openAddress(page);
  const own = await ownAddress();
  await page.getByLabel('The name of your site').fill(name);
  const number = page.getByLabel('The public address of this machine');
  if (await number.isVisible()) await number.fill(own);
  await page.getByRole('button', { name: 'Show what to enter' }).click();
  await leadHere();
  const move = page.getByRole('button', { name: 'Move in' });
  await expect(move).toBeEnabled();
  const begun = Date.now();
  await move.click();
  await expect
    .poll(
      () =>
        ask('https', '/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  expect(Date.now() - begun).toBeLessThan(60_000);
  await expect(page.getByText('Your site is at its name')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open https://${name}` })).toBeVisible();
  expect(directory.orders).toEqual([{ names: [name, `www.${name}`], replaces: undefined }]);
});

test('everything that names the site names it by its name', async () => {
  const home = await ask('https', '/');
  expect(home.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask('http', '/up')).headers['strict-transport-security']).toBeUndefined();
  expect(home.body).toContain(`<link rel="canonical" href="https://${name}`);
  expect((await ask('https', '/robots.txt')).body).toContain(`https://${name}/sitemap.xml`);
  const script = /\/_next\/static\/[^"']+\.js/.exec(home.body)?.[0] ?? '/favicon.ico';
  expect((await ask('https', script)).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('plain addresses and the name with www lead to it', async () => {
  for (const [protocol, host] of [
    ['http', name],
    ['http', '203.0.113.7'],
    ['http', `www.${name}`],
    ['https', `www.${name}`],
  ] as const) {
    const { status, headers } = await ask(protocol, '/visit?a=1', { host });
    expect([status, headers.location]).toEqual([308, `https://${name}/visit?a=1`]);
  }
  expect((await ask('http', '/up')).status).toBe(200);
});

test('staff sign in there, with a cookie that only HTTPS carries', async () => {
  const csrf = await ask('https', '/api/auth/csrf');
  const cookies = [csrf.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  const { csrfToken, secure_address } = JSON.parse(csrf.body);
  expect(secure_address).toContain(`https://${name}`);
  const signedIn = await post(
    '/api/auth/callback/credentials',
    { csrfToken, password, json: 'true' },
    cookies.join('; '),
  );
  const session = [signedIn.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('session'));
  expect(session).toMatch(/^__Host-belltower\.session=.*; Secure/);
  const cookie = String(session).split(';')[0] ?? '';
  const { body } = await ask('https', '/api/address', { headers: { cookie } });
  expect(JSON.parse(body)).toMatchObject({
    host: name,
    is_in_use: true,
    url: `https://${name}`,
    certificate: { state: 'there', last_error: null },
  });
});

test('TLS 1.2 and 1.3 are spoken, older ones not, and a session is resumed', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
    expect((await speak({ minVersion: version, maxVersion: version })).protocol).toBe(version);
  await expect(
    speak({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  ).rejects.toThrow();
  const agent = new Agent({ keepAlive: false, maxCachedSessions: 10 });
  const reused: boolean[] = [];
  agent.on('keylog', (_line, socket: TLSSocket) =>
    socket.once('secureConnect', () => reused.push(socket.isSessionReused())),
  );
  for (let time = 0; time < 3; time += 1) await ask('https', '/up', { agent });
  expect(reused).toContain(true);
});

test('a restart keeps the certificate, and asks no authority', async () => {
  await site.kill();
  site = await startSiteOnSockets(settings, ports);
  expect(site.output()).toContain(`Site      https://${name}`);
  expect((await ask('https', '/')).status).toBe(200);
  expect((await ask('http', '/')).status).toBe(308);
  expect(directory.orders).toHaveLength(1);
  const tls = join(folder, 'tls');
  for (const file of await readdir(tls)) expect((await stat(join(tls, file))).mode & 0o077).toBe(0);
});

test('what is in SITE_URL wins over what staff chose', async () => {
  await site.stop();
  site = await startSiteOnSockets({ ...settings, SITE_URL: site.origin }, ports);
  expect((await ask('http', '/')).status).toBe(200);
  const { body } = await api('GET', '/api/address');
  expect(body).toMatchObject({ decided_by: 'environment', records: [], url: site.origin });
  expect((await api('POST', '/api/address/use', { host: name })).status).toBe(409);
});

const words = {
  en: {
    fields: {
      name: 'The name of your site',
      number: 'The public address of this machine',
      path: 'Please enter the name alone',
    },
    look: 'Show what to enter',
    lines: 'Lines for your registrar',
    move: 'Move in',
    stamps: { no: 'not yet' },
  },
  es: {
    fields: {
      name: 'El nombre de su sitio',
      number: 'La dirección pública de esta máquina',
      path: 'Escriba solo el nombre',
    },
    look: 'Mostrar qué escribir',
    lines: 'Líneas para su registrador',
    move: 'Mudarse',
    stamps: { no: 'todavía no' },
  },
} as const;

async function setLanguage(language: 'en' | 'es'): Promise<void> {
  expect((await api('PATCH', '/api/church', { language })).status).toBe(200);
}

async function openAddress(page: Page): Promise<void> {
  await unlock(page.context(), site.origin);
  await openReady(page, `${site.origin}/church-settings?group=domain`);
}

function post(path: string, fields: Record<string, string>, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: name, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    requestHttps(
      {
        host: '127.0.0.1',
        port: ports.https,
        path,
        method: 'POST',
        servername: name,
        ca: directory.root,
        headers,
      },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        text(response).then((body) => resolve({ status, headers: answered, body }), reject);
      },
    )
      .on('error', reject)
      .end(new URLSearchParams(fields).toString());
  });
}

/** Shakes hands; the versions of TLS are those of the options. */
function speak(options: ConnectionOptions): Promise<{ protocol: string | null }> {
  const to = { host: '127.0.0.1', port: ports.https, servername: name, ca: directory.root };
  return new Promise((resolve, reject) => {
    const socket = connect({ ...to, ...options }, () => {
      resolve({ protocol: socket.getProtocol() });
      socket.destroy();
    });
    socket.on('error', reject);
  });
}
