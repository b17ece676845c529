'use client';

import { useEffect } from 'react';

/**
 * Starts the page at its top, unless the address points at a place in it. A fresh visit starts there anyway, so
 * only a reload or a step back is kept from returning to its place; seconds later, when React has taken over,
 * nobody who scrolls is moved.
 */
export function ScrollToTop() {
  // The next step inside the site finds its place again.
  useEffect(() => {
    history.scrollRestoration = 'auto';
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own constant
  return <script dangerouslySetInnerHTML={{ __html: stayAtTop }} />;
}

const stayAtTop =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type!="navigate")history.scrollRestoration="manual"';
