'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { onChallengeVerified } from '#components/account/challenge-verified.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { previewClosingAction } from '#lib/closings/actions.ts';
import type { ClosingOccurrence, ClosingSelection } from '#lib/closings/schema.ts';

export interface ClosingPreview {
  /** The affected dates, including exempted ones; undefined until loaded. */
  dates: ClosingOccurrence[] | undefined;
  /** Whether they match the current choice. */
  isCurrent: boolean;
  problem: string | undefined;
  retry: () => void;
}

/** Reads the dates that a closing affects, again on every choice and event change; null reads nothing. */
export function useClosingPreview(selection: ClosingSelection | null): ClosingPreview {
  const key = selection && JSON.stringify({ ...selection, except: [] });
  const { data, error, isLoading, isValidating, mutate } = useSWR<ClosingOccurrence[], Error>(
    key && ['closing preview', key],
    ([, asked]: [string, string]) => readPreview(JSON.parse(asked)),
    { keepPreviousData: true, dedupingInterval: 0, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useEffect(() => listenLive('events', () => void mutate()), [mutate]);
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return {
    dates: data,
    isCurrent: key !== null && data !== undefined && !isLoading && !isValidating && !error,
    problem: error?.message,
    retry: () => void mutate(),
  };
}

async function readPreview(selection: ClosingSelection): Promise<ClosingOccurrence[]> {
  const answer = await runUnlocked(previewClosingAction, selection);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.data.occurrences;
}
