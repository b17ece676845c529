'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Follows page links (components/ui/links/page-link.tsx) without loading a document. */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page][href]');
      if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      router.push(link.getAttribute('href') ?? '', { scroll: link.dataset.page !== 'stay' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** Another tab or window, or a download: left to the browser. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent, link: HTMLAnchorElement) {
  const isElsewhere = (link.target && link.target !== '_self') || link.hasAttribute('download');
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0 || isElsewhere;
}
