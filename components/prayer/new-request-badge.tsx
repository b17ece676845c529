'use client';

import { useEffect, useState } from 'react';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { messages } from '#lib/language/messages.ts';
import { readRequestCount } from './read-request-count.ts';

const RequestCountWatch = lazyComponent(
  () => import('./request-count-watch.tsx').then((module) => module.RequestCountWatch),
  { isQuiet: true },
);

/**
 * The number of new prayer requests; 99+ above 99. Read once; the code that keeps it current loads on failure
 * or on a change from the live stream.
 */
export function NewRequestBadge({ count: written }: { count: number }) {
  const [count, setCount] = useState(written);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const watch = () => setDue(true);
    readRequestCount().then(setCount, watch);
    return listenLive('prayer-requests', watch);
  }, []);
  return (
    <>
      {isDue && <RequestCountWatch onCount={setCount} />}
      {count > 0 && (
        <span className="tabular rounded-full bg-paintbrush px-2 py-0.5 font-sans text-xs font-bold tracking-normal text-white">
          <span>{count > 99 ? '99+' : count}</span>
          <span className="sr-only">{` ${messages.prayerForm.newRequests(count)}`}</span>
        </span>
      )}
    </>
  );
}
