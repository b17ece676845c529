'use client';

import { useEffect } from 'react';

/** Ends what `startAtTop` began: steps inside the site find their place again. */
export function ScrollToTop() {
  useEffect(() => {
    history.scrollRestoration = 'auto';
  }, []);
  return null;
}
