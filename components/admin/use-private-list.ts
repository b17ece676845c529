'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { errorTexts, type Problem } from '@/lib/errors';
import type { LiveTopic } from '@/lib/generation';
import { listenLive } from '../live/live-stream';
import { requestUnlock } from './unlock';

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
 * names its topic. A session that has ended asks for the password first (reading 14).
 */
export function usePrivateList<Row>(path: string, topic: LiveTopic): PrivateList<Row> {
  const { data, error, mutate } = useSWR<{ rows: Row[]; total: number }, Error>(path, readPrivately, {
    keepPreviousData: true,
    dedupingInterval: 200,
    errorRetryCount: 3,
  });
  useEffect(() => listenLive(topic, () => void mutate()), [topic, mutate]);
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    problem: error?.message,
    reload: () => mutate(),
  };
}

/**
 * One page of a list that staff alone may read. A session that has ended asks for the password first.
 * @throws Error with words to show
 */
export async function readPrivately<Row>(path: string): Promise<{ rows: Row[]; total: number }> {
  let response = await ask(path);
  if (response.status === 401 && (await requestUnlock())) response = await ask(path);
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Error(problem.detail ?? errorTexts.unexpected);
  }
  const rows = (await response.json()) as Row[];
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-store' });
  } catch {
    throw new Error(errorTexts.unavailable);
  }
}
