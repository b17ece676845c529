import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { OrderFailed, placeOrder } from '#server/tls/acme-order.ts';
import { readRenewalInfo, Unreachable } from '#server/tls/authority.ts';
import type { Order } from '#server/tls/order.ts';
import { answerChallenge } from '#server/tls/plain-port.ts';
import { startAcmeDirectory } from '#tests/support/servers/acme-directory.ts';
import { listen } from '#tests/support/servers/listen.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const accountKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A site whose port of HTTP answers challenges, and an authority that asks it. */
async function withAuthority() {
  const challenges = new Map<string, string>();
  const { port } = await listen((request, response) => {
    if (!answerChallenge(request, response, challenges)) response.writeHead(404).end();
  });
  const directory = await startAcmeDirectory({ httpPort: () => port });
  onTestFinished(() => directory.close());
  const order = (more: Partial<Order> = {}) =>
    placeOrder(
      { authority: { directory: directory.url }, names: ['grace.org'], accountKey, ...more },
      async (token, answer) => {
        challenges.set(token, answer);
      },
    );
  const failure = async (more?: Partial<Order>) => {
    const error = await order(more).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OrderFailed);
    return (error as OrderFailed).failure;
  };
  return { directory, order, failure, challenges };
}

test('a certificate for two names is given to who answers their challenges', async () => {
  const { directory, order } = await withAuthority();
  const { key, chain } = await order({ names: ['grace.org', 'www.grace.org'] });
  const certificate = new X509Certificate(chain);
  expect(certificate.subjectAltName).toBe('DNS:grace.org, DNS:www.grace.org');
  expect(certificate.verify(new X509Certificate(directory.root).publicKey)).toBe(true);
  expect(key).toMatch(/^-----BEGIN (?:EC )?PRIVATE KEY-----/);
  expect(directory.orders).toEqual([{ names: ['grace.org', 'www.grace.org'], replaces: undefined }]);
});

test('an order says what it replaces where the authority tells when to renew, and only there', async () => {
  const { directory, order } = await withAuthority();
  await order({ replaces: 'a.b' });
  directory.window = { start: new Date(), end: new Date(Date.now() + 1000), retryAfter: '60' };
  await order({ replaces: 'a.b' });
  expect(directory.orders.map(({ replaces }) => replaces)).toEqual([undefined, 'a.b']);
});

test('too many orders fail until the date that the header, or the sentence, names', async () => {
  const { directory, failure } = await withAuthority();
  directory.refuses.newOrder = {
    type: 'rateLimited',
    status: 429,
    retryAfter: 'Sat, 05 Dec 2026 10:00:00 GMT',
  };
  expect(await failure()).toMatchObject({ code: 'rateLimited', notBefore: '2026-12-05T10:00:00.000Z' });
  directory.refuses.newOrder = {
    type: 'rateLimited',
    status: 429,
    detail:
      'too many certificates (5) already issued, retry after 2026-12-06 11:30:00 UTC: see https://example.org',
  };
  expect(await failure()).toMatchObject({ code: 'rateLimited', notBefore: '2026-12-06T11:30:00.000Z' });
  const before = Date.now();
  directory.refuses.newOrder = { type: 'rateLimited', status: 429, retryAfter: '3600' };
  const { notBefore } = await failure();
  expect(Date.parse(String(notBefore)) - before).toBeGreaterThanOrEqual(3_600_000);
});

test('a record of CAA that forbids it is said with the name', async () => {
  const { directory, failure } = await withAuthority();
  directory.refuses.challenge = { type: 'caa', detail: 'CAA record for grace.org prevents issuance' };
  expect(await failure()).toMatchObject({
    code: 'caa',
    name: 'grace.org',
    detail: 'CAA record for grace.org prevents issuance',
  });
  directory.refuses = { finalize: { type: 'caa', detail: 'Rechecking CAA failed' } };
  expect(await failure()).toMatchObject({ code: 'caa', detail: 'Rechecking CAA failed' });
});

test('a challenge that nobody answers, and one that another site answers, are told apart', async () => {
  const { directory, challenges } = await withAuthority();
  const names = ['grace.org'];
  const authority = { directory: directory.url };
  const lost = placeOrder({ authority, names, accountKey }, async () => undefined);
  await expect(lost).rejects.toMatchObject({ failure: { code: 'connection', name: 'grace.org' } });
  const wrong = placeOrder(
    { authority, names, accountKey },
    async (token) => void challenges.set(token, 'parked'),
  );
  await expect(wrong).rejects.toMatchObject({ failure: { code: 'incorrectResponse', name: 'grace.org' } });
});

test('an authority that answers 500, or is not there, does not answer', async () => {
  const { directory, failure } = await withAuthority();
  directory.fails = 500;
  expect(await failure()).toMatchObject({ code: 'silent', detail: 'The authority answered 500.' });
  await directory.close();
  expect(await failure()).toMatchObject({ code: 'silent', notBefore: null });
});

test('one that stops in the middle does not answer either', async () => {
  const { directory, failure } = await withAuthority();
  directory.refuses.newOrder = { type: 'serverInternal', status: 500, detail: 'Error creating new order' };
  expect(await failure()).toMatchObject({ code: 'silent', detail: 'Error creating new order' });
});

test('the window of a certificate is asked for by its id', async () => {
  const { directory } = await withAuthority();
  const authority = { directory: directory.url };
  expect(await readRenewalInfo(authority, 'a.b')).toEqual({ window: null, retryAfterSeconds: null });
  const [start, end] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-01-03T00:00:00Z')];
  directory.window = { start, end, retryAfter: '21600' };
  expect(await readRenewalInfo(authority, 'a.b')).toEqual({
    window: { start, end },
    retryAfterSeconds: 21_600,
  });
  expect(directory.questions).toEqual(['a.b']);
  // A window that ends before it begins is none.
  directory.window = { start: end, end: start, retryAfter: 'soon' };
  expect(await readRenewalInfo(authority, 'a.b')).toEqual({ window: null, retryAfterSeconds: null });
  directory.fails = 503;
  await expect(readRenewalInfo(authority, 'a.b')).rejects.toThrow(Unreachable);
});
