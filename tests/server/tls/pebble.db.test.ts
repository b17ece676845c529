import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { readCertificate } from '#lib/site-address/certificate/held-certificate.ts';
import { readState } from '#lib/site-address/certificate/keeping-state.ts';
import { keepCertificate } from '#server/tls/keeper.ts';
import { orderApart } from '#server/tls/order-apart.ts';
import { answerChallenge } from '#server/tls/plain-port.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { isPebbleThere, startPebble } from '#tests/support/processes/pebble.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { answerNames } from '#tests/support/servers/own-address.ts';

useDatabase();

beforeEach(() => {
  newDataFolder();
  vi.stubEnv('SITE_URL', '');
  for (const level of ['info', 'warn'] as const) vi.spyOn(log, level).mockReturnValue();
});

const here = { A: ['127.0.0.1'] };

/** A site that was moved to grace.org, and Let's Encrypt's authority for tests. */
async function movedSite() {
  const challenges = new Map<string, string>();
  const { port } = await listen((request, response) => {
    if (!answerChallenge(request, response, challenges)) response.writeHead(404).end();
  });
  const names = await answerNames({ 'grace.org': here, 'www.grace.org': here });
  const { directory, caFile } = await startPebble({ httpPort: port, names: names.address });
  vi.stubEnv('ACME_DIRECTORY', directory);
  vi.stubEnv('ACME_CA_FILE', caFile);
  await db().siteAddress.create({ data: { id: 1, host: 'grace.org' } });
  const parts = {
    challenges,
    port,
    order: (order: Parameters<typeof orderApart>[0]) => orderApart(order, challenges),
    apply: async () => undefined,
  };
  onTestFinished(() => expect(challenges.size).toBe(0));
  return { names, keep: (now: Date) => keepCertificate(parts, now) };
}

describe.skipIf(!isPebbleThere)('against pebble', byNight, () => {
  test('a certificate for two names is given within a minute, and renewed by the clock', async () => {
    const { keep } = await movedSite();
    const begun = Date.now();
    await keep(new Date());
    expect(Date.now() - begun).toBeLessThan(60_000);
    const first = await readCertificate();
    expect([(await readState()).failure, first?.names.toSorted()]).toEqual([
      null,
      ['grace.org', 'www.grace.org'],
    ]);
    const [from, until] = [Number(first?.from), Number(first?.until)];
    await keep(new Date(from + (until - from) * 0.6));
    expect((await readCertificate())?.chain).toBe(first?.chain);
    await keep(new Date(from + (until - from) * 0.67));
    expect((await readCertificate())?.chain).not.toBe(first?.chain);
  });

  test('a challenge that nobody answers is said, and a later one succeeds', async () => {
    const { keep, names } = await movedSite();
    names.zone = { 'grace.org': { A: ['127.0.0.9'] } };
    const now = new Date();
    await keep(now);
    expect((await readState()).failure).toMatchObject({ code: 'connection', name: 'grace.org' });
    names.zone = { 'grace.org': here };
    await keep(new Date(now.getTime() + 61_000));
    expect((await readCertificate())?.names).toEqual(['grace.org']);
  });

  test('a name that is lost keeps the certificate, and says why', async () => {
    const { keep, names } = await movedSite();
    await keep(new Date());
    const first = await readCertificate();
    names.zone = {};
    await keep(new Date(Number(first?.until) - 1000));
    expect(await readCertificate()).toEqual(first);
    expect((await readState()).failure?.code).toMatch(/^(?:dns|connection)$/);
  });

  test('an authority that is not recognized gets no order', async () => {
    const { keep } = await movedSite();
    vi.stubEnv('ACME_CA_FILE', '');
    await keep(new Date());
    expect((await readState()).failure?.code).toBe('authority');
  });
});
