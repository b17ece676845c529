import { once } from 'node:events';
import { join } from 'node:path';
import { startMeasured } from './measured-process.ts';
import { askFor, measureEach, type Rendering } from './misses.ts';
import { startArguments } from './site.ts';

/** What a rendering of a bare page of the same Next costs, uncompressed, in a process with the site's own flags. */
export type BareRendering = Rendering & { bytes: number };

/** Asks a bare application, which is built, so many times, one after the other. */
export async function measureBareNext(rounds: number): Promise<BareRendering> {
  const flags = (await startArguments()).slice(0, -1);
  // It lies in a folder of its own, whichever build of the site is measured.
  const env = { NEXT_DIST_DIR: '' };
  const server = startMeasured([...flags, join(import.meta.dirname, 'bare-next/server.mjs')], env);
  const ended = once(server.child, 'exit').then(() => {
    throw new Error(`The bare page ended:\n${server.output()}`);
  });
  try {
    const listening = once(server.child, 'message') as Promise<[{ port: number }]>;
    const [{ port }] = await Promise.race([listening, ended]);
    const url = `http://localhost:${port}/`;
    const { bytes } = await askFor(url);
    return { ...(await measureEach(server, () => askFor(url), rounds)), bytes };
  } finally {
    ended.catch(() => undefined);
    await server.stop();
  }
}
