import { expect, it } from 'vitest';
import { GET } from '#app/api/live/route.ts';
import { publishChange } from '#lib/core/cache/change-bus.ts';

/** A browser at the stream, and what it has received so far. */
async function connect() {
  const aborter = new AbortController();
  const response = GET(new Request('http://localhost/api/live', { signal: aborter.signal }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { response, reader, next, leave: () => aborter.abort(), greeting: await next() };
}

function listeners(): number {
  const hub = (globalThis as Record<symbol, unknown>)[Symbol.for('belltower.changes')];
  return (hub as { emitter: NodeJS.EventEmitter }).emitter.listenerCount('change');
}

it('says that something changed, never what', async () => {
  const { response, greeting, next, leave } = await connect();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-transform');
  expect(greeting).toContain('retry: 3000');
  publishChange('prayer-requests');
  expect(await next()).toBe('event: prayer-requests\ndata: {}\n\n');
  leave();
});

it('forgets a browser that leaves, in whichever way', async () => {
  const [aborting, cancelling, staying] = await Promise.all([connect(), connect(), connect()]);
  expect(listeners()).toBe(3);
  aborting.leave();
  await cancelling.reader.cancel();
  expect(listeners()).toBe(1);
  publishChange('events');
  expect(await staying.next()).toContain('event: events');
  staying.leave();
});
