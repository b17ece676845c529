import { perProcess } from '#lib/core/process/per-process.ts';

/** Which words of built-in pages exist in the first language only, where the site has two. */
export interface UntranslatedWords {
  /** The paths of the pages that have such words. */
  readonly pages: readonly string[];
  /** On pages in the second language: the names of the texts (texts.ts), by the key of their page text, or `church`. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

const shared = perProcess('untranslated-words', (): { find?: () => UntranslatedWords | undefined } => ({}));

/** Sets how this process finds them for the current request. The server calls it, browsers do not. */
export function provideUntranslatedWords(find: () => UntranslatedWords | undefined): void {
  shared.find ??= find;
}

/** Returns whether all words of a built-in page are there in both languages of the site. */
export function isWholePage(path: string): boolean {
  return !shared.find?.()?.pages.includes(path.split(/[?#]/)[0] ?? '');
}

/** Returns the names of the texts of a page text shown in the first language; undefined without any, and in browsers. */
export function untranslatedNames(key: string): readonly string[] | undefined {
  return shared.find?.()?.texts[key];
}
