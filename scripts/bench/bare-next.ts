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
  const server = startMeasured([...flags, join(import.meta.dirname, 'bare-next/server.mjs')], {});
  try {
    const [{ port }] = (await once(server.child, 'message')) as [{ port: number }];
    const url = `http://localhost:${port}/`;
    const { bytes } = await askFor(url);
    return { ...(await measureEach(server, () => askFor(url), rounds)), bytes };
  } finally {
    await server.stop();
  }
}
