import { onChange } from '#lib/core/cache/change-bus.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

export const dynamic = 'force-dynamic';

const heartbeatMilliseconds = 20_000;
const retryMilliseconds = 3_000;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Server-Sent Events named after what changed. Any number of
 * browsers share the process's one database connection (lib/core/cache/change-listener.ts).
 */
export function GET(request: Request): Response {
  if (request.method === 'HEAD') return new Response(null, { headers });
  const text = new TextEncoder();
  let leave = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (lines: string) => controller.enqueue(text.encode(`${lines}\n\n`));
      const forget = onChange((topic: LiveTopic) => send(`event: ${topic}\ndata: {}`));
      const heartbeat = setInterval(() => send(':'), heartbeatMilliseconds);
      leave = () => {
        clearInterval(heartbeat);
        forget();
      };
      request.signal.addEventListener('abort', leave);
      send(`retry: ${retryMilliseconds}\n: connected`);
    },
    cancel: () => leave(),
  });
  return new Response(stream, { headers });
}
