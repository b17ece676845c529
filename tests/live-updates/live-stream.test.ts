import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLive } from '#components/live-updates/live-stream.ts';

class Source extends EventTarget {
  static last: Source;
  close = vi.fn();
  constructor() {
    super();
    Source.last = this;
  }
  tell(topic: string, lastEventId: string) {
    this.dispatchEvent(new MessageEvent(topic, { data: '{}', lastEventId }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
