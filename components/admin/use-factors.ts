'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { Factor } from '@/lib/admin/factor';
import { swrRetries } from '../live/swr-retries';
import { onChallengeVerified } from './challenge-verified';
import { readPrivately } from './read-privately';

/** The second factors, read again once one is confirmed, here or in another tab. */
export function useFactors(): {
  factors: Factor[] | undefined;
  problem: string | undefined;
  reload: () => void;
} {
  const { data, error, mutate } = useSWR<{ rows: Factor[] }, Error>(
    '/api/factors',
    readPrivately,
    swrRetries(),
  );
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return { factors: data?.rows, problem: error?.message, reload: () => void mutate() };
}
