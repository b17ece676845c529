import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of sentences in English, and its translation into one language, by their paths below the root. */
export interface WordsPair {
  /** `lib/<domain>`. */
  domain: string;
  english: string;
  translation: string;
  /** `visitors` read it in scripts of their pages, `staff` also in pages that the server draws. */
  readers: 'visitors' | 'staff';
}

/** Returns every pair of files for a language, whose own may not exist yet. */
export function wordsPairs(root: string, language: string): WordsPair[] {
  return readdirSync(join(root, 'lib'))
    .flatMap((name) =>
      ['', 'view.'].map((prefix) => ({ folder: `lib/${name}/words`, prefix, domain: `lib/${name}` })),
    )
    .map(({ folder, prefix, domain }) => ({
      domain,
      english: `${folder}/${prefix}en.ts`,
      translation: `${folder}/${prefix}${language}.ts`,
      readers: prefix ? ('visitors' as const) : ('staff' as const),
    }))
    .filter(({ english }) => existsSync(join(root, english)));
}

/** Returns the text of a file of the project; undefined without it. */
export function textOf(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}
