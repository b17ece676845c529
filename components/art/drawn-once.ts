import { use, useState, useSyncExternalStore } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';

/**
 * The hook that has a drawing: on the server, and in a browser that came from another page, which fetches it then.
 * Null where the document holds it: neither the page's scripts nor the data React starts from bring it once more.
 */
export function drawnOnce<Drawn>(load: () => Promise<Drawn>): () => Drawn | null {
  let drawn: Promise<Drawn | null> | undefined;
  // The page is shown without a drawing that cannot be had.
  const draw = () => {
    drawn ??= importLazily(load).catch(() => null);
    return drawn;
  };
  return function useDrawn() {
    const isHydrating = useSyncExternalStore(neverChanges, inBrowser, onStart);
    const [isInDocument] = useState(isHydrating);
    return isInDocument ? null : use(draw());
  };
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
/** Asked for by the server too, which has no document. */
const onStart = () => typeof document !== 'undefined';
