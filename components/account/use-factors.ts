'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { Factor } from '#lib/account/schema.ts';
import { onChallengeVerified } from './challenge-verified.ts';
import { readPrivateList } from './read-private.ts';

/** The second factors, read again once one is confirmed, here or in another tab. */
export function useFactors(): {
  factors: Factor[] | undefined;
  problem: string | undefined;
  reload: () => void;
} {
  const { data, error, mutate } = useSWR<{ rows: Factor[] }, Error>(
    '/api/factors',
    readPrivateList,
    swrRetries(),
  );
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return { factors: data?.rows, problem: error?.message, reload: () => void mutate() };
}
