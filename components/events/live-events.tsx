'use client';

import { useEffect, useState } from 'react';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const EventsWatch = lazyComponent(() => import('./events-watch.tsx').then((module) => module.EventsWatch), {
  isQuiet: true,
});

/** How old a page may grow before a look at it asks for the events again. */
const fiveMinutesMilliseconds = 300_000;

/**
 * Keeps a page's events current while it stays open. What does so is fetched the
 * first time there is something to do: the live stream says that they changed, or somebody comes back to a
 * page that is 5 minutes old.
 */
export function LiveEvents() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const openedAt = Date.now();
    const onFocus = () => {
      if (Date.now() - openedAt >= fiveMinutesMilliseconds) setDue(true);
    };
    const leave = listenLive('events', () => setDue(true));
    window.addEventListener('focus', onFocus);
    return () => {
      leave();
      window.removeEventListener('focus', onFocus);
    };
  }, [isDue]);
  return isDue && <EventsWatch />;
}
