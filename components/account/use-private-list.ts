'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { useAdminMode } from './admin-mode.ts';
import { onChallengeVerified } from './challenge-verified.ts';
import { readPrivateList } from './read-private-list.ts';

export interface PrivateList<Row> {
  rows: Row[] | undefined;
  total: number;
  /** What went wrong, in words; the rows of before stay. */
  problem: string | undefined;
  /** Resolves once the rows are as the server has them. */
  reload: () => Promise<unknown>;
}

/**
 * A list that staff alone may read, kept current while it is open: asked for again whenever the live stream
 * names its topic, and once a second factor is confirmed. A session that has ended asks for the password first.
 */
export function usePrivateList<Row>(path: string, topic: LiveTopic): PrivateList<Row> {
  // Whoever has left admin mode is not asked for the password by a list that is still in sight.
  const key = useAdminMode() ? path : null;
  const { data, error, mutate } = useSWR<{ rows: Row[]; total: number }, Error>(key, readPrivateList, {
    keepPreviousData: true,
    dedupingInterval: 200,
    ...swrRetries(),
  });
  useEffect(() => listenLive(topic, () => void mutate()), [topic, mutate]);
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    problem: error?.message,
    reload: () => mutate(),
  };
}
