import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { askFor, measureEach, type Rendering } from './misses.ts';
import { startMeasured } from './servers/measured-process.ts';
import { startArguments } from './servers/site.ts';

/** What a rendering of a bare page of the same Next costs, uncompressed, in a process with the site's own flags. */
export type BareRendering = Rendering & {
  bytes: number;
  /** The framework's scripts of a first visit, compressed as the site's are. */
  scriptBytes: number;
};

const folder = join(import.meta.dirname, 'bare-next');

/** Asks a bare application, which is built, so many times, one after the other. */
export async function measureBareNext(rounds: number): Promise<BareRendering> {
  const flags = (await startArguments()).slice(0, -1);
  // It lies in a folder of its own, whichever build of the site is measured.
  const env = { NEXT_DIST_DIR: '' };
  const server = startMeasured([...flags, join(folder, 'server.mjs')], env);
  const ended = once(server.child, 'exit').then(() => {
    throw new Error(`The bare page ended:\n${server.output()}`);
  });
  try {
    const listening = once(server.child, 'message') as Promise<[{ port: number }]>;
    const [{ port }] = await Promise.race([listening, ended]);
    const url = `http://localhost:${port}/`;
    const html = await (await fetch(url)).text();
    const scriptBytes = scriptBytesOf(html, (path) => readFileSync(join(folder, '.next', path)));
    const { bytes } = await askFor(url);
    return { ...(await measureEach(server, () => askFor(url), rounds)), bytes, scriptBytes };
  } finally {
    ended.catch(() => undefined);
    await server.stop();
  }
}

/** The scripts that a document names for a browser of today, compressed with Brotli as well as it can. */
export function scriptBytesOf(html: string, read: (path: string) => Buffer): number {
  const tags = html.match(/<script\b[^>]*\bsrc="[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /src="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? '');
  return paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);
}
