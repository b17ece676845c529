'use client';

import { useCallback, useState } from 'react';

/**
 * A text this browser keeps under a name of specification section 3 (`rtmpUrl`, `streamKey`, ...); until it
 * keeps one, `fallback`.
 */
export function useStoredText(key: string, fallback: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key) ?? fallback);
  const store = useCallback(
    (next: string) => {
      setText(next);
      try {
        window.localStorage.setItem(key, next);
      } catch {
        // A browser that keeps nothing still shows what was typed.
      }
    },
    [key],
  );
  return [text, store];
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
