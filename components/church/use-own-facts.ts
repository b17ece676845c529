'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { findOwnFactsAction } from '#lib/church/actions.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';

/** The facts that staff wrote or confirmed, as the church's row is now; undefined until they are known. */
export function useOwnFacts({ updated_at }: Church): readonly StatedFact[] | undefined {
  const { data, mutate } = useSWR(['own facts', updated_at], readFacts, { keepPreviousData: true });
  useEffect(() => listenLive('church', () => void mutate()), [mutate]);
  return data;
}

async function readFacts(): Promise<readonly StatedFact[] | undefined> {
  const answer = await findOwnFactsAction({});
  return answer.ok ? answer.data : undefined;
}
