'use client';

import { useSyncExternalStore } from 'react';

const smallScreen = '(pointer: coarse), (width < 48rem)';

/** Returns whether the screen is small or a touch screen; false on the server. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, isSmall, () => false);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(smallScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isSmall(): boolean {
  return matchMedia(smallScreen).matches;
}
