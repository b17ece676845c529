'use client';

import { useEffect, useState } from 'react';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { messages } from '#lib/language/messages.ts';

const EventsWatch = lazyComponent(() => import('./events-watch.tsx').then((module) => module.EventsWatch), {
  isQuiet: true,
});

/** The age of a page at which focus fetches the events again. */
const fiveMinutesMilliseconds = 300_000;

/**
 * Keeps a page's events current. Its code loads when first needed: on a change from the live stream, or on
 * focus after 5 minutes.
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
  return isDue && <EventsWatch failureText={messages.eventsView.loadFailed} />;
}
