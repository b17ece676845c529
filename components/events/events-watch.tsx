'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';

const fiveMinutesMilliseconds = 300_000;

/**
 * Fetches the version of the events at once, on changes from the live stream, and on focus once the answer is
 * 5 minutes old. When the version is new, as the first one is, the page is re-rendered.
 */
export function EventsWatch({ failureText }: { failureText: string }) {
  const refresh = useRefresh();
  const shown = useRef<string | null>(null);
  const { data, mutate } = useSWR('/api/events', readVersion, {
    dedupingInterval: 1000,
    focusThrottleInterval: fiveMinutesMilliseconds,
    ...swrRetries(() => toast('error', failureText, { id: 'events' })),
  });
  useEffect(() => listenLive('events', () => void mutate()), [mutate]);
  useEffect(() => {
    if (!data) return;
    if (shown.current !== data) void refresh();
    shown.current = data;
  }, [data, refresh]);
  return null;
}

async function readVersion(path: string): Promise<string> {
  const response = await fetch(path, { method: 'HEAD', cache: 'no-cache' });
  if (!response.ok) throw new Error(`The events answer ${response.status}.`);
  return response.headers.get('etag') ?? '';
}
