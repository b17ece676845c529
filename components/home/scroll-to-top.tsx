'use client';

import { useEffect } from 'react';

/** Starts the page at its top, unless the address points at a place in it (specification section 2). */
export function ScrollToTop() {
  useEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
  }, []);
  return null;
}
