'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { eventTexts } from '@/lib/events/texts';
import { listenLive } from '../live/live-stream';
import { refreshPage } from '../live/refresh-page';
import { toast } from '../ui/toast';

const fiveMinutesMilliseconds = 300_000;
const longestWaitMilliseconds = 30_000;

/**
 * Asks for the events at once, again when the live stream says they changed, and on focus once the answer is
 * 5 minutes old; 3 retries with growing waits. It fetches only the events'
 * version: when that is new, as the first one is, the page's own lists are rendered afresh.
 */
export function EventsWatch() {
  const router = useRouter();
  const shown = useRef<string | null>(null);
  const { data, mutate } = useSWR('/api/events', readVersion, {
    dedupingInterval: 1000,
    focusThrottleInterval: fiveMinutesMilliseconds,
    errorRetryCount: 3,
    onErrorRetry: (_error, _key, config, revalidate, { retryCount }) => {
      if (retryCount > (config.errorRetryCount ?? 3))
        return toast('error', eventTexts.loadFailed, { id: 'events' });
      setTimeout(() => revalidate({ retryCount }), Math.min(1000 * 2 ** retryCount, longestWaitMilliseconds));
    },
  });
  useEffect(() => listenLive('events', () => void mutate()), [mutate]);
  useEffect(() => {
    if (!data) return;
    // A page that cannot be had stays as it is until the next change.
    if (shown.current !== data) refreshPage(router).catch(() => undefined);
    shown.current = data;
  }, [data, router]);
  return null;
}

async function readVersion(path: string): Promise<string> {
  const response = await fetch(path, { method: 'HEAD', cache: 'no-cache' });
  if (!response.ok) throw new Error(eventTexts.loadFailed);
  return response.headers.get('etag') ?? '';
}
