'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { readRequestCount, requestCountPath } from './read-request-count.ts';

/** Reads the number of new prayer requests at once and after every change. */
export function RequestCountWatch({ onCount }: { onCount: (count: number) => void }) {
  const { data, mutate } = useSWR(requestCountPath, readRequestCount, swrRetries());
  useEffect(() => listenLive('prayer-requests', () => void mutate()), [mutate]);
  useEffect(() => {
    if (data !== undefined) onCount(data);
  }, [data, onCount]);
  return null;
}
