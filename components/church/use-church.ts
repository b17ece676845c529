'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { callApi } from '#lib/core/site/api-client.ts';

/** The church's facts as the server has them, kept current while they are in sight. */
export function useChurch() {
  const { data, error, mutate } = useSWR<Church, Error>('/api/church', readChurch, {
    dedupingInterval: 200,
    ...swrRetries(),
  });
  useEffect(() => listenLive('church', () => void mutate()), [mutate]);
  return { church: data, problem: error?.message, reload: () => mutate() };
}

async function readChurch(path: string): Promise<Church> {
  const answer = await callApi<Church>(path);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data;
}
