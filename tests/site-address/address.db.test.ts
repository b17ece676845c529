import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { env, isAddressGiven } from '#lib/core/process/env.ts';
import { adoptAddress } from '#lib/site-address/adopt-address.ts';
import { writeCertificate } from '#lib/site-address/certificate/held-certificate.ts';
import { failureCodes, writeState } from '#lib/site-address/certificate/keeping-state.ts';
import { failureWords } from '#lib/site-address/certificate/present-certificate.ts';
import { staff } from '#tests/support/actors.ts';
import { inSpanish } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { newCertificate } from '#tests/support/servers/new-certificate.ts';
import { answerNames, holdBothPorts, ownAddress } from '#tests/support/servers/own-address.ts';

useDatabase({ as: staff });

const read = async () => (await callApi('GET /api/address')).body;
const lookUp = (body: object) => callApi('POST /api/address', { body });
const take = (body: object = {}) => callApi('POST /api/address/use', { body });

let own: ReturnType<typeof ownAddress>;

beforeEach(() => {
  newDataFolder();
  holdBothPorts();
  own = ownAddress();
});

const asked = (host: string) => ({ host, ...(own.typed && { ipv4: own.typed }) });
const zoneHere = () => ({ 'grace.org': own.here, 'www.grace.org': own.here });

describe('a name', () => {
  test('is looked up with the lines to enter, and nothing is changed', async () => {
    await answerNames({ 'grace.org': { A: ['198.185.159.144'] } });
    const { status, body } = await lookUp(asked('Grace.org'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      host: 'grace.org',
      is_in_use: false,
      decided_by: null,
      is_unanswered: false,
    });
    expect(body.records[0]).toEqual({
      type: 'A',
      name: 'grace.org',
      value: own.shown,
      found: '198.185.159.144',
      builder: 'Squarespace',
    });
    expect(await read()).toMatchObject({ host: null, records: [], certificate: { state: 'none' } });
    expect(await db().siteAddress.count()).toBe(0);
  });

  test('with letters of its own is taken in ASCII and shown as it is typed', async () => {
    await answerNames({});
    const { body } = await lookUp(asked('https://Münster-Kirche.de/'));
    expect(body).toMatchObject({ host: 'xn--mnster-kirche-wob.de', host_shown: 'münster-kirche.de' });
  });

  test.each(['', 'grace.org/visit', 'grace.org:443', '203.0.113.7', '[::1]', 'localhost', 'nonsense'])(
    '%s is refused in words',
    async (host) => {
      for (const answer of [await lookUp({ host }), await take({ host })]) {
        expect(answer.status).toBe(422);
        expect(answer.body.errors.host).toEqual([expect.stringMatching(/^(?:Please|This)/)]);
      }
    },
  );

  test('with a number of the inside of a network is refused', async () => {
    vi.stubEnv('ACME_DIRECTORY', '');
    expect((await lookUp({ host: 'grace.org', ipv4: '192.168.1.20' })).body.errors.ipv4).toHaveLength(1);
    expect((await lookUp({ host: 'grace.org', ipv4: '1.2.3' })).body.errors.ipv4).toHaveLength(1);
  });

  test('is taken once every line is there, and its certificate asked for', async () => {
    const { zone } = await answerNames({});
    expect((await take(asked('grace.org'))).body.errors.host).toEqual([
      expect.stringContaining('The line for grace.org is not there yet'),
    ]);
    Object.assign(zone, { 'grace.org': own.here, 'www.grace.org': { A: ['198.49.23.144'] } });
    expect((await take(asked('grace.org'))).body.errors.host).toEqual([
      expect.stringContaining('www.grace.org still leads elsewhere (198.49.23.144)'),
    ]);
    Object.assign(zone, zoneHere());
    const { status, body } = await take(asked('grace.org'));
    expect(status).toBe(202);
    expect(body).toMatchObject({ host: 'grace.org', certificate: { state: 'asked', until: null } });
    expect(new Set(body.records.map(({ found }: { found: string }) => found))).toEqual(new Set(['yes']));
    expect(await read()).toMatchObject({ host: 'grace.org', certificate: { state: 'asked' } });
  });

  test('that was looked up last is taken by default', async () => {
    await answerNames(zoneHere());
    await lookUp(asked('grace.org'));
    expect((await take(own.typed ? { ipv4: own.typed } : {})).status).toBe(202);
  });

  test('is not taken while two name servers differ', async () => {
    const first = await answerNames(zoneHere());
    const second = await answerNames({});
    vi.stubEnv('DNS_RESOLVERS', `${first.address},${second.address}`);
    const { status, body } = await take(asked('grace.org'));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['host']]);
    expect((await lookUp(asked('grace.org'))).body.is_unanswered).toBe(true);
  });

  test('is logged with the person who chose it', async () => {
    await answerNames(zoneHere());
    await take(asked('grace.org'));
    const { body } = await callApi('GET /api/activity');
    expect(body[0].by.name).toBe('Shared password');
    expect(JSON.stringify(body[0].changes)).toContain('grace.org');
  });
});

describe('what decides in place of staff', () => {
  test.each([
    ['environment', { SITE_URL: 'http://church.test' }],
    ['proxy', { TRUST_PROXY: '1' }],
    ['ports', { LISTEN_FDS: '1' }],
    ['ports', { LISTEN_PID: '1' }],
  ])('is the %s, so that nothing is taken', async (decider, settings) => {
    await answerNames(zoneHere());
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect(await read()).toMatchObject({ decided_by: decider, certificate: { state: 'none' } });
    const { status, body } = await take(asked('grace.org'));
    expect([status, body.type]).toEqual([409, 'urn:belltower:problem:conflict']);
    expect(await db().siteAddress.count()).toBe(0);
  });

  test('is said before what the name lacks', async () => {
    vi.stubEnv('SITE_URL', 'https://church.test');
    expect((await take()).status).toBe(409);
    vi.stubEnv('SITE_URL', '');
    vi.stubEnv('LISTEN_FDS', '1');
    await answerNames({});
    expect((await take(asked('grace.org'))).status).toBe(422);
  });
});

describe('the address that staff chose', () => {
  const pem = newCertificate('grace.org');

  beforeEach(() => db().siteAddress.create({ data: { id: 1, host: 'grace.org' } }));

  test('is that of the process once there is a certificate for it, and not before', async () => {
    expect(await adoptAddress()).toBe(false);
    expect(env().SITE_URL).toBeUndefined();
    await writeCertificate(pem.key, pem.certificate);
    expect(await adoptAddress()).toBe(true);
    expect([env().SITE_URL, isAddressGiven()]).toEqual(['https://grace.org', false]);
    expect(await adoptAddress()).toBe(false);
    await answerNames({});
    expect(await read()).toMatchObject({
      is_in_use: true,
      url: 'https://grace.org',
      certificate: { state: 'there' },
    });
    await db().siteAddress.deleteMany();
    expect(await adoptAddress()).toBe(true);
    expect(env().SITE_URL).toBeUndefined();
  });

  test.each([{ SITE_URL: 'http://church.test' }, { TRUST_PROXY: '1' }, { LISTEN_FDS: '1' }])(
    'is not with %o',
    async (settings) => {
      await writeCertificate(pem.key, pem.certificate);
      for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
      expect(await adoptAddress()).toBe(false);
    },
  );

  test('is that of a command of the service, which has no sockets', async () => {
    await writeCertificate(pem.key, pem.certificate);
    vi.stubEnv('LISTEN_FDS', '');
    vi.stubEnv('RUNS_AS', 'belltower.service');
    expect(await adoptAddress()).toBe(true);
  });

  test('is shown with why there is no certificate, and when it is asked for again', async () => {
    await answerNames({});
    const [at, retry_at] = [new Date(), new Date(Date.now() + 60_000)];
    const failure = { code: 'caa' as const, name: 'grace.org', detail: null, at, count: 1, retry_at };
    await writeState({ host: 'grace.org', failure, window: null, served: null });
    expect((await read()).certificate).toMatchObject({
      state: 'failed',
      renews_at: retry_at.toISOString(),
      last_error: expect.stringMatching(/^A line of the type CAA at grace\.org .*It is tried again on /),
    });
    expect((await callApi('GET /api/office')).body.waiting.address).toMatchObject({ state: 'failed' });
  });
});

test('the office says that a site without a name is not encrypted, where staff may choose one', async () => {
  const { body } = await callApi('GET /api/office');
  expect(body.waiting.address).toEqual({
    state: 'plain',
    words: 'This site is not yet under a name: what you type here is not encrypted on its way.',
  });
  vi.stubEnv('LISTEN_FDS', '1');
  expect((await callApi('GET /api/office')).body.waiting.address).toBe(null);
});

test('every failure has its words in both languages, with the date of the next try', () => {
  const retry_at = new Date('2026-12-05T16:00:00Z');
  for (const code of failureCodes) {
    const failure = { code, name: 'grace.org', detail: 'No.', at: retry_at, count: 1, retry_at };
    expect(failureWords(failure)).toMatch(/\. It is tried again on Saturday, December 5 at /);
    expect(inSpanish(() => failureWords(failure))).toMatch(/\. Se vuelve a intentar el sábado/);
  }
});
