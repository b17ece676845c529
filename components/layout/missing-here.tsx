'use client';

import { useEffect } from 'react';

/**
 * In place of a page that is gone while the site is open: loads its address, which the server answers with the page for
 * that. A developer's server has no such answer, so what was just reloaded stays.
 */
export function MissingHere({ title }: { title: string }) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReloaded = loaded?.type === 'reload' && performance.now() < 5000;
    if (!isReloaded) location.reload();
  }, []);
  return <h1 className="wrap py-12">{title}</h1>;
}
