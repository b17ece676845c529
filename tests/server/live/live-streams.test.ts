import { EventEmitter } from 'node:events';
import {
  request as httpRequest,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishChange } from '#lib/core/cache/change-bus.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { createLiveStreams, type LiveStreams } from '#server/live/live-streams.ts';
import { listen } from '#tests/support/servers/listen.ts';

let server: Server;
let streams: LiveStreams;
afterEach(() => {
  streams.close();
});

/** A server of live streams alone; gives its port. */
async function start(most = 1000): Promise<number> {
  streams = createLiveStreams(most);
  const answer: RequestListener = (asked, response) => streams.answer(asked, response, { 'X-Of-All': 'yes' });
  const listening = await listen(answer);
  server = listening.server;
  return listening.port;
}

interface Browser {
  response: IncomingMessage;
  greeting: string;
  /** What has come since the greeting. */
  heard(): string;
  hasEnded(): boolean;
  leave(): void;
}

/** A browser at the stream, and what it has received so far. */
async function connect(
  port: number,
  headers: Record<string, string> = {},
  path = '/api/live',
): Promise<Browser> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, path, headers, agent: false }, resolve).once('error', reject).end();
  });
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  response.once('error', () => undefined);
  await vi.waitFor(() => expect(text).toContain('\n\n'));
  const greeting = text;
  const heard = () => text.slice(greeting.length);
  return { response, greeting, heard, hasEnded: () => response.complete, leave: () => response.destroy() };
}

/** A browser's connection that is open and takes nothing. */
function openStalled(): ServerResponse {
  const socket = new Duplex({ read: () => undefined, write: () => undefined });
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  const response = new ServerResponse(request);
  response.assignSocket(socket as Socket);
  streams.answer(request, response, {});
  return response;
}

function listeners(): number {
  const { emitter } = perProcess('changes', () => ({ emitter: new EventEmitter() }));
  return emitter.listenerCount('change');
}

function retryOf({ greeting }: Browser): number {
  return Number(/^retry: (\d+)$/m.exec(greeting)?.[1]);
}

function spreadsOf(text: string): number[] {
  return [...text.matchAll(/^id: \d+-(\d+)$/gm)].map(([, spread]) => Number(spread));
}

it('says that something changed, never what', async () => {
  const { response, greeting, heard } = await connect(await start());
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(response.headers['cache-control']).toContain('no-transform');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['transfer-encoding']).toBeUndefined();
  expect(response.headers['x-of-all']).toBe('yes');
  expect(greeting).toContain('retry: ');
  publishChange('prayer-requests');
  await vi.waitFor(() => expect(heard()).toMatch(/^id: \d+-0\nevent: prayer-requests\ndata: {}\n\n$/));
});

it('answers HEAD with the headers alone', async () => {
  const response = await fetch(`http://localhost:${await start()}`, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
});

it('listens once and waits with one timer, in whichever way browsers come and leave', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const before = listeners();
  const port = await start();
  const [leaving, broken, staying] = await Promise.all([connect(port), connect(port), connect(port)]);
  expect([listeners() - before, vi.getTimerCount()]).toEqual([1, 1]);
  leaving.leave();
  broken.response.socket.resetAndDestroy();
  vi.advanceTimersByTime(25_000);
  await vi.waitFor(() => expect(staying.heard()).toMatch(/^:\nid: \d+-0\n\n$/));
  staying.leave();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  const next = await connect(port);
  expect(vi.getTimerCount()).toBe(1);
  publishChange('events');
  await vi.waitFor(() => expect(next.heard()).toContain('event: events'));
  streams.close();
  expect([listeners() - before, vi.getTimerCount()]).toEqual([0, 0]);
});

it('tells changes of one moment together, and each once', async () => {
  const { heard } = await connect(await start());
  for (const topic of ['events', 'announcements', 'events'] as const) publishChange(topic);
  await vi.waitFor(() => expect(heard()).toContain('announcements'));
  expect(heard().match(/^event: .*$/gm)).toEqual(['event: events', 'event: announcements']);
});

it('tells each browser another time to come back after a loss', async () => {
  const port = await start();
  const retries = (await Promise.all(Array.from({ length: 12 }, () => connect(port)))).map(retryOf);
  expect(new Set(retries).size).toBeGreaterThan(6);
  expect(Math.min(...retries)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...retries)).toBeLessThanOrEqual(8000);
});

describe('beyond the bound', () => {
  it('a short stream lets the browser ask again in a minute or so, until there is room', async () => {
    const port = await start(2);
    const [first] = await Promise.all([connect(port), connect(port)]);
    const refused = await connect(port);
    expect(refused.response.statusCode).toBe(200);
    await vi.waitFor(() => expect(refused.hasEnded()).toBe(true));
    expect(retryOf(refused)).toBeGreaterThanOrEqual(45_000);
    expect(retryOf(refused)).toBeLessThanOrEqual(75_000);
    first.leave();
    await vi.waitFor(async () => expect(retryOf(await connect(port))).toBeLessThanOrEqual(8000));
  });

  it('it names what changed since the browser asked last', async () => {
    const port = await start(0);
    const id = (minutesAgo: number) => ({ 'last-event-id': `${Date.now() - minutesAgo * 60_000}-0` });
    const topicsOf = async (headers?: Record<string, string>) =>
      (await connect(port, headers)).greeting.match(/(?<=^event: ).*$/gm);
    expect(await topicsOf()).toBeNull();
    expect(await topicsOf({ 'last-event-id': 'anything' })).toBeNull();
    // What changed before this process began is unknown.
    expect(await topicsOf(id(1))).toEqual([...liveTopics]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    publishChange('sermons');
    expect(await topicsOf(id(1))).toEqual(['sermons']);
    vi.setSystemTime(Date.now() + 600_000);
    expect(await topicsOf(id(1))).toBeNull();
  });
});

it('names what changed between the loading of a page and its stream', async () => {
  const port = await start();
  const topicsOf = async (age: string, headers?: Record<string, string>) =>
    (await connect(port, headers, `/api/live?age=${age}`)).greeting.match(/(?<=^event: ).*$/gm);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  publishChange('pages');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await topicsOf('5000')).toBeNull();
  expect(await topicsOf('20000')).toEqual(['pages']);
  for (const age of ['', '-1', '1e9', 'long']) expect(await topicsOf(age)).toBeNull();
  // A browser that comes back has heard until its last id.
  expect(await topicsOf('5000', { 'last-event-id': `${Date.now() - 8000}-0` })).toEqual(['pages']);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await topicsOf('700000', { 'last-event-id': `${Date.now()}-0` })).toBeNull();
});

describe('a browser that takes nothing', () => {
  it('is sent off once the next thing is to be said, and what waited for it is gone', async () => {
    const port = await start();
    const stalled = openStalled();
    const reading = await connect(port);
    publishChange('events');
    await vi.waitFor(() => expect(reading.heard()).toContain('event: events'));
    expect(stalled.destroyed).toBe(true);
    publishChange('sermons');
    await vi.waitFor(() => expect(reading.heard()).toContain('event: sermons'));
    expect(stalled.writableLength).toBeLessThan(2000);
  });

  it('is sent off by the comment, too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await start();
    const stalled = openStalled();
    vi.advanceTimersByTime(20_000);
    expect(stalled.destroyed).toBe(true);
  });
});

it('lets many pages spread their questions, and those of staff ask at once for what no page shows', async () => {
  const port = await start();
  const all = await Promise.all(Array.from({ length: 200 }, () => connect(port)));
  for (const topic of ['events', 'prayer-requests', 'mail', 'staff', 'sign-ups'] as const)
    publishChange(topic);
  for (const { heard } of all) await vi.waitFor(() => expect(spreadsOf(heard())).toEqual([400, 0, 0, 0, 0]));
});

it('ends every stream when the server closes, which then waits for nobody', async () => {
  const port = await start();
  const all = await Promise.all([connect(port), connect(port)]);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  publishChange('events');
  streams.close();
  await closed;
  await vi.waitFor(() => expect(all.map((browser) => browser.hasEnded())).toEqual([true, true]));
});
