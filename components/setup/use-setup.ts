'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { onChallengeVerified } from '#components/account/challenge-verified.ts';
import { readPrivate } from '#components/account/read-private.ts';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { findSetupAction } from '#lib/setup/actions.ts';
import type { Setup } from '#lib/setup/checklist.ts';

/** How far the setup has come, read again whenever the church or its services change. */
export function useSetup() {
  const { data, error, mutate } = useSWR<Setup, Error>(
    useAdminMode() ? 'setup' : null,
    () => readPrivate(findSetupAction, {}),
    { keepPreviousData: true, dedupingInterval: 200, ...swrRetries() },
  );
  useEffect(() => {
    const ends = [
      listenLive('church', () => void mutate()),
      listenLive('events', () => void mutate()),
      onChallengeVerified(() => void mutate()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [mutate]);
  return { setup: data, problem: error?.message, reload: () => mutate() };
}
