import { perProcess } from '#lib/core/platform/per-process.ts';

const shared = perProcess('hidden-pages', (): { find?: () => string | undefined } => ({}));

/** Sets how this process finds the pages that are switched off, by their paths with spaces between them. */
export function provideHiddenPages(find: () => string | undefined): void {
  shared.find ??= find;
}

/**
 * Returns the address while its page is not switched off; query and fragment are ignored. On the server it depends on
 * the request, in a browser on the open document.
 */
export function shownAddress(address: string): string | undefined {
  const hidden = shared.find ? shared.find() : document.documentElement.dataset.hidden;
  return hidden?.split(' ').includes(address.split(/[?#]/)[0] ?? '') ? undefined : address;
}
