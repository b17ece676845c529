import { type FocusEvent, useEffect, useState } from 'react';
import { whenGoneBy } from './when-gone-by.ts';

/**
 * Calls `next` when `key` has stood for 5 seconds and its message has gone by once, unless the pointer or the
 * keyboard is there, the visitor pressed pause or prefers less motion. Spread `handlers` over the element that is
 * watched.
 */
export function useRotation(next: () => void, key: string, isNeeded: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isRotating = isNeeded && !isHovered && !isFocused && !isPaused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each item is given its time anew; `next` is of the same render
  useEffect(() => {
    if (!isRotating || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return whenGoneBy(() => {
      // The pointer or the keyboard may have come before this code was there to hear of it.
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
      // A click leaves focus behind on the button; only the keyboard's is a sign of reading on.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
