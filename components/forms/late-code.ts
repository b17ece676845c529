import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importPatiently } from '#components/ui/lazy/lazy-import.ts';
import { withMessages } from '#lib/language/load-messages.ts';

/**
 * Returns a component of forms whose code and messages come late, on the pages that have one. Until then, and where they
 * do not arrive, the browser posts what the server drew. It stands in no Suspense boundary: on a long page the server
 * sends what is in one behind the page, and only scripts put it in place.
 */
export function lateCode<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importPatiently(() => withMessages('forms', load)) }));
}
