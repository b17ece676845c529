'use client';

import { useEffect } from 'react';

/**
 * Scrolls to the top on a reload or history step, unless the address has a fragment. A fresh visit is left
 * alone.
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
