'use client';

import { useEffect } from 'react';

/**
 * Starts the page at its top, unless the address points at a place in it. A fresh visit starts there
 * anyway, so only a reload or a step back is moved: whoever scrolls early is left alone.
 */
export function ScrollToTop() {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.hash || load?.type === 'navigate') return;
    history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  return null;
}
