'use client';

import { useEffect, useState } from 'react';
import { listenLive } from '../live/live-stream';

/** How many prayer requests are new, kept current; 99+ above 99 (specification section 9). */
export function NewRequestBadge({ count: first }: { count: number }) {
  const [count, setCount] = useState(first);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      readCount().then(
        (now) => isGone || setCount(now),
        () => undefined, // the number stays as it was
      );
    void load();
    const forget = listenLive('prayer-requests', load);
    return () => {
      isGone = true;
      forget();
    };
  }, []);
  if (count === 0) return null;
  return (
    <span className="tabular rounded-full bg-paintbrush px-2 py-0.5 font-sans text-xs font-bold tracking-normal text-white">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> new {count === 1 ? 'request' : 'requests'}</span>
    </span>
  );
}

async function readCount(): Promise<number> {
  const response = await fetch('/api/prayer-requests/count?status=new', { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { count: number }).count;
}
