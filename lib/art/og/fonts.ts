import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let loaded: Promise<{ name: string; data: Buffer; weight: 500 | 600; style: 'normal' }[]> | undefined;

/** The site's two faces as the picture library wants them: it reads no woff2. Read once. */
export function ogFonts() {
  const load = async (name: string, file: string, weight: 500 | 600) => ({
    name,
    data: await readFile(join(process.cwd(), 'lib', 'art', 'fonts', file)),
    weight,
    style: 'normal' as const,
  });
  loaded ??= Promise.all([
    load('Fraunces', 'fraunces-latin-600-normal.woff', 600),
    load('Figtree', 'figtree-latin-500-normal.woff', 500),
  ]);
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}
