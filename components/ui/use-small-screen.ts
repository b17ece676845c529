'use client';

import { useSyncExternalStore } from 'react';

const smallScreen = '(pointer: coarse), (width < 48rem)';

/** Whether the page is on a phone or another screen that is touched. False on the server. */
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
