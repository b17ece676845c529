import { perProcess } from '#lib/core/process/per-process.ts';

/** What links depend on. Lists have spaces between their entries. */
export interface LinkFacts {
  /** Paths of built-in pages that are switched off. */
  readonly hidden?: string | undefined;
  /** Paths of pages that are not written yet, or have nothing to show. */
  readonly unwritten?: string | undefined;
  /** Before the paths of pages in the second language: `/es`. */
  readonly prefix?: string | undefined;
  /** The first segments of what has no prefix. */
  readonly unprefixed?: string | undefined;
  /** Own pages that have another path in the second language: ` /weddings>/bodas `. */
  readonly spoken?: string | undefined;
}

const shared = perProcess('link-facts', (): { find?: () => LinkFacts } => ({}));

/** Sets how this process finds what links depend on. */
export function provideLinkFacts(find: () => LinkFacts): void {
  shared.find ??= find;
}

/** Returns what links depend on: on the server the request, in a browser the root element of the open document. */
export function linkFacts(): LinkFacts {
  return shared.find ? shared.find() : document.documentElement.dataset;
}
