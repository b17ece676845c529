import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/process/log.ts';
import { CachedResponse } from '#server/cache/cached-response.ts';

/** The files under public/ and the hashed ones of the build, compressed once and sent from memory. */
export interface StaticFiles {
  /** The file's answer; undefined when the address is no file of ours. */
  find(path: string): Promise<CachedResponse> | CachedResponse | undefined;
}

interface ListedFiles extends StaticFiles {
  /** Drops the copies in memory: the build was compressed better, or the headers are others. */
  forget(): void;
}

interface StaticFile {
  path: string;
  type: string;
  cacheControl: string;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const largestInMemory = 4 * 1024 * 1024;
const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600, stale-while-revalidate=86400';

/** Lists the static files there are now. A larger file, or one of an unknown type, is left to Next. */
export async function listStaticFiles(
  folders: { build: string; public: string },
  headers: Readonly<Record<string, string>>,
): Promise<ListedFiles> {
  const files = new Map<string, StaticFile>([
    ...(await filesIn(folders.public, '', anHour)),
    ...(await filesIn(join(folders.build, 'static'), '/_next/static', immutable)),
  ]);
  return createStaticFiles(files, headers);
}

function createStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
  headers: Readonly<Record<string, string>>,
): ListedFiles {
  const answers = new Map<string, Promise<CachedResponse> | CachedResponse>();
  let improvements = Promise.resolve();

  async function start(path: string, file: StaticFile): Promise<CachedResponse> {
    const [body, brotli] = await Promise.all([
      readFile(file.path),
      // Written by the build (server/build/compression.mjs); a folder without is compressed here.
      readFile(`${file.path}.br`).catch(() => undefined),
    ]);
    const finish = (quality: number) =>
      new CachedResponse({
        status: 200,
        headers: {
          'Content-Type': file.type,
          'Cache-Control': file.cacheControl,
          ...headers,
          'Content-Security-Policy': dataPolicy,
        },
        body,
        brotli,
        quality,
      });
    const quick = finish(5);
    answers.set(path, quick);
    if (quick.body.isCompressible && !brotli) {
      // The first visitor does not wait for the best compression; all later ones have it.
      improvements = improvements.then(() => improve(path, finish(11)));
    }
    return quick;
  }

  async function improve(path: string, best: CachedResponse): Promise<void> {
    try {
      await best.body.in('br');
      answers.set(path, best);
    } catch (error) {
      log.warn({ err: error, path }, 'file not compressed further');
    }
  }

  return {
    find(path) {
      const known = answers.get(path);
      if (known) return known;
      const file = files.get(path);
      if (!file) return undefined;
      const started = start(path, file);
      answers.set(path, started);
      started.catch(() => answers.delete(path));
      return started;
    },
    forget: () => answers.clear(),
  };
}

async function filesIn(
  folder: string,
  base: string,
  cacheControl: string,
): Promise<Array<[string, StaticFile]>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name): Promise<Array<[string, StaticFile]>> => {
      const path = join(folder, name);
      const type = types[extname(name).toLowerCase()];
      // What has no type may be gone by now: another site on this build compresses its files again.
      if (!type) return [];
      const facts = await stat(path);
      if (!facts.isFile() || facts.size > largestInMemory) return [];
      const address = `${base}/${name.split(sep).map(encodeURIComponent).join('/')}`;
      return [[address, { path, type, cacheControl }]];
    }),
  );
  return files.flat();
}
