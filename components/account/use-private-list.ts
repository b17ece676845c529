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
  /** The message of the last failed read; the earlier rows stay. */
  problem: string | undefined;
  /** Resolves once the rows are current. */
  reload: () => Promise<unknown>;
}

/**
 * A list that only staff may read, kept current while it is mounted: read again on every message of its live topic,
 * and once a second factor is confirmed. When the session has ended, the password is asked for first.
 */
export function usePrivateList<Row>(path: string, topic: LiveTopic | readonly LiveTopic[]): PrivateList<Row> {
  const { data, problem, reload } = usePrivateRead(path, topic, readPrivateList<Row>);
  return { rows: data?.rows, total: data?.total ?? 0, problem, reload };
}

/**
 * The same for any result of `read`, by one topic or several (a list that stays the same). Each mount reads again, so that no row is shown that may be gone.
 */
export function usePrivateRead<Data>(
  path: string,
  topic: LiveTopic | readonly LiveTopic[],
  read: (path: string) => Promise<Data>,
) {
  const opening = useOpening();
  // Outside of admin mode, a list that is still mounted does not ask for the password.
  const key = useAdminMode() ? ([path, opening] as const) : null;
  const { data, error } = useSWR<Data, Error, typeof key>(key, ([asked]) => read(asked), {
    keepPreviousData: true,
    dedupingInterval: 200,
    ...swrRetries(),
  });
  const { mutate } = useSWRConfig();
  // By path, since a dialog can outlive the list that opened it: the list shown now is read again.
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
 * Reads again by `mutate`, and resolves once the newest read is done: SWR resolves an overtaken read without applying
 * its answer, so the data shown would still be old.
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
