import { beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from '#components/live-updates/live-stream.ts';

class Source extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static last: Source;
  readyState = 1;
  close = vi.fn();
  constructor(readonly url: string) {
    super();
    Source.last = this;
  }
  tell(topic: string, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(topic, { data: '{}', lastEventId }));
  }
  /** Lost: the browser comes back by itself, unless it was refused. */
  fail(isRefused: boolean) {
    this.readyState = isRefused ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

/** Listens to a topic on a page of its own. */
async function listening(topic: 'events' | 'prayer-requests') {
  const listener = vi.fn();
  const leave = listenLive(topic, listener);
  await vi.advanceTimersByTimeAsync(0);
  return { listener, leave };
}

test('a page among few asks at once', async () => {
  const { listener, leave } = await listening('events');
  Source.last.tell('events', '1795390000000-0');
  Source.last.tell('events', '');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  expect(Source.last.close).toHaveBeenCalled();
});

test('a page among many asks in its turn, once for all it heard of meanwhile', async () => {
  const { listener, leave } = await listening('events');
  Source.last.tell('events', '1795390000000-10000');
  Source.last.tell('events', '1795390000001-10000');
  expect(listener).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener).toHaveBeenCalledTimes(1);
  Source.last.tell('events', '1795390020000-10000');
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a stream tells for how long the page has heard of nothing', async () => {
  vi.resetModules();
  const { listenLive: listenAnew } = await import('#components/live-updates/live-stream.ts');
  const ageOnceAsked = async (topic: 'events' | 'settings' | 'church') => {
    await vi.advanceTimersByTimeAsync(1000);
    listenAnew(topic, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    return Number(/^\/api\/live\?age=(\d+)$/.exec(Source.last.url)?.[1]);
  };
  expect(await ageOnceAsked('events')).toBe(Math.ceil(performance.now()));
  // Open until now.
  expect(await ageOnceAsked('settings')).toBe(0);
  Source.last.readyState = 0;
  expect(await ageOnceAsked('church')).toBe(1000);
});

test('a stream that is lost is left to the browser, which comes back by itself', async () => {
  const { listener, leave } = await listening('events');
  const lost = Source.last;
  lost.fail(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Source.last).toBe(lost);
  expect(listener).not.toHaveBeenCalled();
  leave();
});

test('a stream that is refused, as by a proxy while the site restarts, is asked for again', async () => {
  const { listener, leave } = await listening('events');
  for (const seconds of [8, 16, 32, 64, 64]) {
    const refused = Source.last;
    refused.fail(true);
    await vi.advanceTimersByTimeAsync(seconds * 249);
    expect(Source.last).toBe(refused);
    await vi.advanceTimersByTimeAsync(seconds * 751);
    expect(Source.last).not.toBe(refused);
  }
  // What was missed is unknown: everything is refetched once.
  expect(listener).not.toHaveBeenCalled();
  Source.last.dispatchEvent(new Event('open'));
  Source.last.dispatchEvent(new Event('open'));
  expect(listener).toHaveBeenCalledTimes(1);
  const last = Source.last;
  last.fail(true);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Source.last).toBe(last);
});
