'use client';

import { useCallback, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { useAdminMode } from './admin-mode.ts';
import { onChallengeVerified } from './challenge-verified.ts';
import { readPrivateList } from './read-private.ts';
import { useOpening } from './use-opening.ts';

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
  const { data, problem, reload } = usePrivateRead(path, topic, readPrivateList<Row>);
  return { rows: data?.rows, total: data?.total ?? 0, problem, reload };
}

/**
 * The same of whatever `read` makes of a path. It is asked for at each opening: what was read before may be offered
 * no more, and a press on it would go to what is gone.
 */
export function usePrivateRead<Data>(path: string, topic: LiveTopic, read: (path: string) => Promise<Data>) {
  const opening = useOpening();
  // Whoever has left admin mode is not asked for the password by a list that is still in sight.
  const key = useAdminMode() ? ([path, opening] as const) : null;
  const { data, error } = useSWR<Data, Error, typeof key>(key, ([asked]) => read(asked), {
    keepPreviousData: true,
    dedupingInterval: 200,
    ...swrRetries(),
  });
  const { mutate } = useSWRConfig();
  // By its path: a dialog that outlives its list, as the page asks for the password again, renews the list that is shown.
  const renew = useCallback(
    () => mutate((asked) => Array.isArray(asked) && asked[0] === path),
    [mutate, path],
  );
  const reload = useReload(renew);
  useEffect(() => listenLive(topic, () => void reload()), [topic, reload]);
  useEffect(() => onChallengeVerified(() => void reload()), [reload]);
  return { data, problem: error?.message, reload };
}

/**
 * Reads again by `mutate`, and resolves once the newest of all reads is done: SWR ends one that a later read
 * overtakes without taking its answer, so what is shown would still be the old.
 */
function useReload(mutate: () => Promise<unknown>): () => Promise<void> {
  const newest = useRef<Promise<unknown> | null>(null);
  return useCallback(async () => {
    let read: Promise<unknown> | null = mutate();
    newest.current = read;
    while (read) {
      await read;
      read = newest.current === read ? null : newest.current;
    }
  }, [mutate]);
}
