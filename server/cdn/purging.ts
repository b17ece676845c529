import { currentGeneration, onChange } from '#lib/core/cache/change-bus.ts';
import { env } from '#lib/core/process/env.ts';
import { surrogateKey } from './cdn-headers.ts';
import { inOneProcess } from './one-sender.ts';
import { Purger } from './purger.ts';

const patienceMilliseconds = 5000;

/** Purges the CDN at CDN_PURGE_URL, if set, after every change of public content. */
export function startPurging(tell = () => inOneProcess(postPurge)): { close(): Promise<void> } {
  if (!env().CDN_PURGE_URL) return { close: async () => undefined };
  const purger = new Purger(tell);
  let seen = currentGeneration();
  const leaveBus = onChange(() => {
    if (currentGeneration() === seen) return;
    seen = currentGeneration();
    purger.want();
  });
  // The CDN may have pages of the version before.
  purger.want();
  return {
    async close() {
      leaveBus();
      await purger.close();
    },
  };
}

/** Sends one request that Fastly, Cloudflare and Varnish each understand. @throws Error when it is refused */
export async function postPurge(): Promise<void> {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: line } = env();
  if (!url) return;
  const headers = new Headers({ 'Content-Type': 'application/json', 'Surrogate-Key': surrogateKey });
  if (line) headers.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags: [surrogateKey] }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the CDN answered ${answer.status} to the purge`);
}
