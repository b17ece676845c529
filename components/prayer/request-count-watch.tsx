'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { listenLive } from '../live/live-stream';
import { swrRetries } from '../live/swr-retries';
import { readRequestCount, requestCountPath } from './read-request-count';

/** Reads how many prayer requests are new, at once and after every change, and tells it. */
export function RequestCountWatch({ onCount }: { onCount: (count: number) => void }) {
  const { data, mutate } = useSWR(requestCountPath, readRequestCount, swrRetries());
  useEffect(() => listenLive('prayer-requests', () => void mutate()), [mutate]);
  useEffect(() => {
    if (data !== undefined) onCount(data);
  }, [data, onCount]);
  return null;
}
