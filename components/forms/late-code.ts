import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importPatiently } from '#components/ui/lazy/lazy-import.ts';
import { withMessages } from '#lib/language/load-messages.ts';

/**
 * Returns a component of forms whose code and messages come late, on the pages that have one. Until then, and where they
 * do not arrive, the browser posts what the server drew. It is not wrapped in a Suspense boundary: on a long page
 * the server sends the content of a boundary after the page, and only scripts move it into position. Its style sheets
 * are imported by the pages that have it: those of late code alone are linked by scripts, and not in the document.
 */
export function lateCode<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importPatiently(() => withMessages('forms', load)) }));
}
