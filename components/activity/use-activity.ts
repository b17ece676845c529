'use client';

import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { readPrivateList } from '#components/account/read-private.ts';
import { useOpening } from '#components/account/use-opening.ts';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { ActivityEntry } from '#lib/activity/entry.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';

const perPage = 30;

/** Reads the log, newest first and page by page, and refreshes on every change of content. */
export function useActivity(table: string) {
  const opening = useOpening();
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<
    { rows: ActivityEntry[]; total: number },
    Error
  >(
    (page) => [pathOf(table, page), opening],
    ([path]: [string, number]) => readPrivateList(path),
    { dedupingInterval: 200, ...swrRetries(), revalidateOnFocus: false },
  );
  useEffect(() => listenLive(liveTopics, () => void mutate()), [mutate]);
  // An entry added between two reads would appear on both pages.
  const entries = data && [...new Map(data.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
  return {
    entries,
    total: data?.[0]?.total ?? 0,
    problem: error?.message,
    isBusy: isValidating,
    showMore: () => void setSize((size) => size + 1),
    reload: () => mutate(),
  };
}

function pathOf(table: string, page: number): string {
  return `/api/activity?limit=${perPage}&offset=${page * perPage}${table ? `&table=${table}` : ''}`;
}
