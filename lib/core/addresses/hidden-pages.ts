import { perProcess } from '#lib/core/process/per-process.ts';

/** Paths of built-in pages that no link leads to, with spaces between them. */
export interface UnlinkedPages {
  /** Switched off. */
  readonly hidden?: string | undefined;
  /** Not written yet, or without anything to show. */
  readonly unwritten?: string | undefined;
}

const shared = perProcess('hidden-pages', (): { find?: () => UnlinkedPages } => ({}));

/** Sets how this process finds the pages that no link leads to. */
export function provideHiddenPages(find: () => UnlinkedPages): void {
  shared.find ??= find;
}

/**
 * Returns the pages that no link leads to. On the server they depend on the request, in a browser on the root element of
 * the open document.
 */
export function unlinkedPages(): UnlinkedPages {
  return shared.find ? shared.find() : document.documentElement.dataset;
}

/** Returns the address while links may lead to its page; query and fragment are ignored. */
export function shownAddress(address: string): string | undefined {
  return isAmong(unlinkedPages().unwritten, address) ? undefined : staffAddress(address);
}

/** Returns the address while its page is not switched off: staff are led to pages that visitors are not. */
export function staffAddress(address: string): string | undefined {
  return isAmong(unlinkedPages().hidden, address) ? undefined : address;
}

function isAmong(list: string | undefined, address: string): boolean {
  return list?.split(' ').includes(address.split(/[?#]/)[0] ?? '') ?? false;
}
