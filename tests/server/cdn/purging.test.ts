import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropCached, publishChange } from '#lib/core/cache/change-bus.ts';
import { log } from '#lib/core/process/log.ts';
import { postPurge, startPurging } from '#server/cdn/purging.ts';
import { listen } from '#tests/support/servers/listen.ts';

let purging: { close(): Promise<void> } | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubEnv('CDN_PURGE_URL', 'https://cdn.test/purge');
});
afterEach(async () => {
  await purging?.close();
});

/** What was sent and when, in milliseconds since the start; the purge of the start itself is over. */
async function start(send: () => Promise<void> = async () => {}) {
  const sent: number[] = [];
  let began = 0;
  purging = startPurging(async () => {
    sent.push(Date.now() - began);
    await send();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  const atStart = sent.splice(0).length;
  began = Date.now();
  return { sent, atStart };
}

test('a site that starts has dropped what the version before it left at the CDN', async () => {
  expect((await start()).atStart).toBe(2);
});

test('many changes at once are one purge, and one after it for what was on its way', async () => {
  const { sent } = await start();
  for (let change = 0; change < 100; change++) publishChange('events');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([200, 3200]);
});

test('while changes go on and on, none waits for longer than a second', async () => {
  const { sent } = await start();
  for (let change = 0; change < 30; change++) {
    publishChange('events');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual([1000, 2000, 3000]);
});

test.each([100, 300, 500, 700, 1500])(
  'while something changes every %i milliseconds, the CDN is told at most once a second, and within two of each change',
  async (every) => {
    const { sent } = await start();
    const changes: number[] = [];
    for (let at = 0; at < 12_000; at += every) {
      changes.push(at);
      publishChange('events');
      await vi.advanceTimersByTimeAsync(every);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    const waits = changes.map(
      (change) => (sent.find((at) => at >= change) ?? Number.POSITIVE_INFINITY) - change,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(2000);
  },
);

test('what changes while the CDN does not answer is one purge once it does', async () => {
  let isDown = false;
  const { sent } = await start(async () => {
    if (isDown) throw new Error('the CDN answered 503 to the purge');
  });
  isDown = true;
  for (let change = 0; change < 16; change++) {
    publishChange('events');
    await vi.advanceTimersByTimeAsync(500);
  }
  isDown = false;
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent.length - before).toBeLessThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(10_000);
  const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
});

test('a change that this process has made itself is told of once its notice comes', async () => {
  const { sent } = await start();
  dropCached('sermons');
  publishChange('prayer-requests');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([200]);
});

test('what no public page shows is told to no CDN', async () => {
  const { sent } = await start();
  publishChange('prayer-requests');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test('a CDN that refuses is told again, and then the log says so', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  let failures = 2;
  const { sent } = await start(async () => {
    if (failures-- > 0) throw new Error('the CDN answered 500 to the purge');
  });
  expect(error).not.toHaveBeenCalled();
  failures = 4;
  publishChange('events');
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent.slice(0, 4)).toEqual([200, 1200, 3200, 8200]);
  expect(error).toHaveBeenCalledOnce();
});

test('a site that stops tells of what it has not told yet', async () => {
  const { sent } = await start();
  publishChange('events');
  await purging?.close();
  expect(sent).toEqual([0]);
});

test('the post names the key and carries the header of the settings', async () => {
  vi.useRealTimers();
  const asked: { request: IncomingMessage; body: string }[] = [];
  let status = 200;
  const { origin } = await listen(async (request, response) => {
    asked.push({ request, body: await text(request) });
    response.writeHead(status).end('{}');
  });
  vi.stubEnv('CDN_PURGE_URL', `${origin}/zones/1/purge`);
  vi.stubEnv('CDN_PURGE_HEADER', 'Authorization: Bearer abc:def');
  await postPurge();
  expect(asked[0]?.request).toMatchObject({ method: 'POST', url: '/zones/1/purge' });
  expect(asked[0]?.request.headers).toMatchObject({
    authorization: 'Bearer abc:def',
    'surrogate-key': 'belltower',
  });
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ tags: ['belltower'] });
  status = 403;
  await expect(postPurge()).rejects.toThrow('the CDN answered 403 to the purge');
});
