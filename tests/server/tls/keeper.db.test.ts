import { readdir, stat } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import {
  type HeldCertificate,
  readCertificate,
  tlsPath,
} from '#lib/site-address/certificate/held-certificate.ts';
import { readState, writeState } from '#lib/site-address/certificate/keeping-state.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { type OrderFailed, placeOrder } from '#server/tls/acme-order.ts';
import { type KeeperParts, keepCertificate } from '#server/tls/keeper.ts';
import { answerChallenge } from '#server/tls/plain-port.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { startAcmeDirectory } from '#tests/support/servers/acme-directory.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { startNameServer, type Zone } from '#tests/support/servers/name-server.ts';

useDatabase();

beforeEach(() => {
  newDataFolder();
  vi.stubEnv('SITE_URL', '');
  for (const level of ['info', 'warn'] as const) vi.spyOn(log, level).mockReturnValue();
});

const here = { A: ['127.0.0.1'] };
const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;
const start = new Date('2026-12-01T12:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

/** A site that was moved to grace.org, its authority and its name server. */
async function movedSite(zone: Zone = { 'grace.org': here, 'www.grace.org': here }) {
  const challenges = new Map<string, string>();
  const applied: { main: string | undefined; held: HeldCertificate | null }[] = [];
  const { port } = await listen((request, response) => {
    if (!answerChallenge(request, response, challenges)) response.writeHead(404).end('another site');
  });
  const names = await startNameServer(zone);
  const directory = await startAcmeDirectory({ httpPort: () => port });
  onTestFinished(async () => {
    names.close();
    await directory.close();
  });
  vi.stubEnv('DNS_RESOLVERS', names.address);
  vi.stubEnv('ACME_DIRECTORY', directory.url);
  directory.lifetime = { from: later(-days(1)), until: later(days(89)) };
  await db().siteAddress.create({ data: { id: 1, host: 'grace.org' } });
  const parts: KeeperParts = {
    challenges,
    port,
    order: (order) =>
      placeOrder(order, async (token, answer) => void challenges.set(token, answer)).then(
        (ordered) => ({ ordered }),
        (error: OrderFailed) => ({ failure: error.failure }),
      ),
    apply: async (main, held) => void applied.push({ main, held }),
  };
  return {
    ...{ directory, names, parts, applied, challenges },
    keep: (now: Date) => keepCertificate(parts, now),
    latest: () => applied.at(-1),
  };
}

describe('the certificate of a site', () => {
  test('is ordered for both names, used at once, and kept for this user alone', async () => {
    const { keep, latest, directory } = await movedSite();
    await keep(start);
    expect(latest()).toMatchObject({ main: 'grace.org', held: { names: ['grace.org', 'www.grace.org'] } });
    expect(directory.orders).toHaveLength(1);
    const files = (await readdir(tlsPath(''))).toSorted();
    expect(files).toEqual(['account.pem', 'certificate.pem', 'state.json']);
    for (const file of files) expect((await stat(tlsPath(file))).mode & 0o777).toBe(0o600);
    expect(await readState()).toMatchObject({ host: 'grace.org', served: 'grace.org', failure: null });
  });

  test('is not ordered again while it holds, nor after a restart', async () => {
    const { keep, directory, applied } = await movedSite();
    for (const moment of [start, later(minutes(1)), later(days(58))]) await keep(moment);
    expect(directory.orders).toHaveLength(1);
    expect(applied.at(-1)?.held).toEqual(await readCertificate());
  });

  test('is renewed at two thirds of its lifetime, and the new one used', async () => {
    const { keep, directory, latest } = await movedSite();
    await keep(start);
    const first = latest()?.held;
    directory.lifetime = { from: later(days(58)), until: later(days(103)) };
    await keep(later(days(60)));
    expect(directory.orders).toHaveLength(2);
    expect(latest()?.held?.chain).not.toBe(first?.chain);
    // The next one has 45 days.
    directory.lifetime = { from: later(days(80)), until: later(days(125)) };
    await keep(later(days(87)));
    expect(directory.orders).toHaveLength(2);
    await keep(later(days(89)));
    expect(directory.orders).toHaveLength(3);
  });

  test('is renewed in the window that the authority tells, and names the one it replaces', async () => {
    const { keep, directory, latest } = await movedSite();
    directory.window = { start: later(days(10)), end: later(days(11)), retryAfter: '21600' };
    await keep(start);
    const id = latest()?.held?.id;
    await keep(later(minutes(1)));
    await keep(later(minutes(2)));
    expect(directory.questions).toEqual([id]);
    await keep(later(days(9)));
    expect(directory.orders).toHaveLength(1);
    // Revoked: the window lies in the past by now.
    directory.window = { start: later(days(5)), end: later(days(6)), retryAfter: '21600' };
    await keep(later(days(9) + minutes(361)));
    expect(directory.orders.map(({ replaces }) => replaces)).toEqual([undefined, id]);
  });

  test('keeps the window that is known while the authority is silent', async () => {
    const { keep, directory } = await movedSite();
    directory.window = { start: later(days(10)), end: later(days(11)), retryAfter: '60' };
    await keep(start);
    await keep(later(minutes(1)));
    directory.fails = 500;
    await keep(later(days(5)));
    expect((await readState()).window).toMatchObject({ start: later(days(10)), end: later(days(11)) });
    directory.fails = undefined;
    await keep(later(days(11)));
    expect(directory.orders).toHaveLength(2);
  });

  test('is for the name alone where www leads elsewhere', async () => {
    const { keep, latest } = await movedSite({
      'grace.org': here,
      'www.grace.org': { A: ['198.49.23.144'] },
    });
    await keep(start);
    expect(latest()?.held?.names).toEqual(['grace.org']);
  });

  test('is not ordered without a name', async () => {
    const { keep, directory, applied } = await movedSite();
    await db().siteAddress.deleteMany();
    await keep(start);
    expect(directory.orders).toEqual([]);
    expect(applied).toEqual([{ main: undefined, held: null }]);
  });

  test('of a name before serves until the new name has its own', async () => {
    const { keep, latest, directory, names } = await movedSite();
    await keep(start);
    await db().siteAddress.update({ where: { id: 1 }, data: { host: 'hope.org' } });
    directory.fails = 500;
    await keep(later(minutes(1)));
    expect(latest()).toMatchObject({ main: 'grace.org', held: { names: ['grace.org', 'www.grace.org'] } });
    directory.fails = undefined;
    names.zone['hope.org'] = here;
    await keep(later(minutes(3)));
    expect(latest()).toMatchObject({ main: 'hope.org', held: { names: ['hope.org'] } });
  });
});

describe('an order that fails', () => {
  test('is tried again after a minute, ten, a hundred and then a day, and its count ends with success', async () => {
    const { keep, directory } = await movedSite();
    directory.refuses.finalize = { type: 'caa', detail: 'forbidden' };
    const tried: number[] = [];
    for (let minute = 0; minute <= 3000; minute += 1) {
      const before = directory.orders.length;
      const { failure } = await readState();
      // What is held off is not even asked for.
      if (failure && later(minutes(minute)) < failure.retry_at && minute % 50 !== 0) continue;
      await keep(later(minutes(minute)));
      if (directory.orders.length > before) tried.push(minute);
    }
    expect(tried).toEqual([0, 1, 11, 111, 1551, 2991]);
    expect((await readState()).failure).toMatchObject({ code: 'caa', count: 6 });
    directory.refuses = {};
    await keep(later(minutes(4431)));
    expect((await readState()).failure).toBe(null);
  });

  test('waits for the date that the authority names', async () => {
    const { keep, directory } = await movedSite();
    directory.refuses.newOrder = {
      type: 'rateLimited',
      status: 429,
      detail: 'retry after 2026-12-05 10:00:00 UTC',
    };
    await keep(start);
    await keep(later(days(3)));
    expect(directory.orders).toHaveLength(1);
    expect((await readState()).failure?.retry_at).toEqual(new Date('2026-12-05T10:00:00Z'));
    directory.refuses = {};
    await keep(new Date('2026-12-05T10:00:01Z'));
    expect(await readCertificate()).not.toBe(null);
  });

  test('asks no authority while another site answers at the name', async () => {
    const { keep, directory, parts } = await movedSite();
    const { port } = await listen((_request, response) => void response.end('parked here'));
    await keepCertificate({ ...parts, port }, start);
    expect(directory.orders).toEqual([]);
    expect((await readState()).failure).toMatchObject({ code: 'elsewhere', name: 'grace.org' });
    await keep(later(minutes(2)));
    expect(directory.orders).toHaveLength(1);
  });

  test('keeps the certificate that is there to its end, and tells owners once before and once after it', async () => {
    const { keep, names, directory, latest } = await movedSite();
    const owner = await createStaff(db());
    await createStaff(db(), { roles: ['editor'] });
    await createStaff(db(), { state: 'suspended' });
    await keep(start);
    names.zone = {};
    directory.refuses.challenge = { type: 'dns', detail: 'NXDOMAIN' };
    for (const day of [60, 70, 80]) await keep(later(days(day)));
    const mails = () => db().mail.findMany({ orderBy: { created_at: 'asc' } });
    expect(await mails()).toEqual([]);
    for (const day of [83, 84, 85]) await keep(later(days(day)));
    expect(latest()).toMatchObject({ main: 'grace.org' });
    expect(await mails()).toMatchObject([{ kind: 'certificate_failure', to: owner.email }]);
    for (const day of [90, 91, 92]) await keep(later(days(day)));
    expect((await mails()).map(({ about }) => about.split(' ')[1])).toEqual(['ending', 'ended']);
    expect(latest()).toMatchObject({ main: 'grace.org', held: { until: later(days(89)) } });
    names.zone = { 'grace.org': here };
    directory.refuses = {};
    await keep(later(days(94)));
    expect((await readState()).failure).toBe(null);
  });
});

describe('a clock that is wrong', () => {
  test('of 1970 breaks nothing: a certificate that is there is used, and not renewed', async () => {
    const { keep, directory, latest } = await movedSite();
    await keep(start);
    await keep(new Date(0));
    expect(latest()).toMatchObject({ main: 'grace.org' });
    expect(directory.orders).toHaveLength(1);
    expect(await db().mail.count()).toBe(0);
  });

  test('of 1970 while there is none holds nothing off later', async () => {
    const { keep, directory } = await movedSite();
    directory.fails = 500;
    await keep(new Date(0));
    expect((await readState()).failure).toMatchObject({ code: 'silent', at: new Date(0) });
    directory.fails = undefined;
    await keep(start);
    expect(await readCertificate()).not.toBe(null);
  });

  test('that ran ahead holds nothing off once it is right again', async () => {
    const { keep, directory } = await movedSite();
    directory.fails = 500;
    await keep(new Date('2099-01-01T00:00:00Z'));
    directory.fails = undefined;
    await keep(start);
    expect(await readCertificate()).not.toBe(null);
  });
});

test('what is stored of a failure is of one name', async () => {
  const { keep } = await movedSite();
  const failure = {
    code: 'caa' as const,
    name: 'old.org',
    detail: null,
    at: start,
    count: 9,
    retry_at: later(days(1)),
  };
  await writeState({ host: 'old.org', failure, window: null, served: null });
  await keep(later(minutes(1)));
  expect(await readState()).toMatchObject({ host: 'grace.org', failure: null });
});
