import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '#server/build/programs.mjs';
import { askFor, measureEach, type Rendering } from './misses.ts';
import { nextMessage } from './servers/child-processes.ts';
import { root, startMeasured } from './servers/measured-process.ts';
import { startArguments } from './servers/site.ts';

/** The cost of rendering a bare page of the same Next, uncompressed, in a process with the site's own flags. */
export type BareRendering = Rendering & {
  bytes: number;
  /** The framework's scripts of a first visit, compressed as the site's are. */
  scriptBytes: number;
};

const folder = join(import.meta.dirname, 'bare-next');

/** Builds the bare application with the installed Next. */
export async function prepareBareNext(): Promise<void> {
  await run([process.execPath, 'node_modules/next/dist/bin/next', 'build', folder], {
    cwd: root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' },
    sentence: 'The bare page could not be built (see above).',
    show: /^✓/,
  });
}

/** Measures that many requests to the bare application, one at a time. */
export async function measureBareNext(rounds: number): Promise<BareRendering> {
  const flags = (await startArguments()).slice(0, -1);
  // Its build is in its own folder, whichever build of the site is measured.
  const server = startMeasured([...flags, join(folder, 'server.mjs')], { NEXT_DIST_DIR: '' });
  try {
    const port = await nextMessage<number>(server.child, 'port').catch(() => {
      throw new Error(`The bare page ended:\n${server.output()}`);
    });
    const url = `http://localhost:${port}/`;
    const html = await (await fetch(url)).text();
    const scriptBytes = scriptBytesOf(html, (path) => readFileSync(join(folder, '.next', path)));
    const { bytes } = await askFor(url);
    return { ...(await measureEach(server, () => askFor(url), rounds)), bytes, scriptBytes };
  } finally {
    await server.stop();
  }
}

/** Returns the size of the scripts that a document names for a current browser, at Brotli's highest level. */
export function scriptBytesOf(html: string, read: (path: string) => Buffer): number {
  const tags = html.match(/<script\b[^>]*\bsrc="[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => /src="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? '');
  return paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);
}
