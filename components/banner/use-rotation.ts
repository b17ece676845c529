import { type FocusEvent, useEffect, useState } from 'react';
import { whenGoneBy } from './when-gone-by.ts';

/**
 * Calls `next` when `key` was shown for 5 seconds and its message scrolled once, unless the pointer or
 * keyboard is there, the visitor paused, or motion is reduced. Spread `handlers` over the watched element.
 */
export function useRotation(next: () => void, key: string, isNeeded: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isRotating = isNeeded && !isHovered && !isFocused && !isPaused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each item gets its full time; `next` is from the same render
  useEffect(() => {
    if (!isRotating || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return whenGoneBy(() => {
      // The pointer or focus may have arrived before this code ran.
      if (matchMedia('(hover: hover)').matches && document.querySelector('.banner-slot:hover'))
        setHovered(true);
      else if (document.querySelector('.banner-slot :focus-visible')) setFocused(true);
      else next();
    });
  }, [isRotating, key]);

  return {
    isRotating,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A click also leaves focus on the button; only keyboard focus means reading.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
