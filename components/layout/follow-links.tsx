'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Leads on to the pages that links of the site name (components/ui/links/page-link.tsx), without loading a document. */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]');
      if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      router.push(link.getAttribute('href') ?? '', { scroll: link.dataset.page !== 'stay' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** In another tab or window, or as a file: the browser's own work. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent, link: HTMLAnchorElement) {
  const isElsewhere = (link.target && link.target !== '_self') || link.hasAttribute('download');
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0 || isElsewhere;
}
