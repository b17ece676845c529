import { useState } from 'react';
import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { readPrivateList } from '#components/account/read-private.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { List } from '#lib/core/browser/api-client.ts';
import type { ImportRun, ImportSourceOffer } from '#lib/imports/schema.ts';

const workingMilliseconds = 1000;
const restingMilliseconds = 60_000;
const perStep = 10;

/** Reads the sources and the latest imports, polling while one runs. */
export function useImports() {
  const isAdmin = useAdminMode();
  const options = { keepPreviousData: true, ...swrRetries() };
  const [limit, setLimit] = useState(perStep);
  const address = isAdmin ? `/api/imports?limit=${limit}` : null;
  const runs = useSWR<List<ImportRun>, Error>(address, readPrivateList<ImportRun>, {
    ...options,
    refreshInterval: (list) =>
      list?.rows.some(({ state }) => state === 'running') ? workingMilliseconds : restingMilliseconds,
  });
  const sources = useSWR<List<ImportSourceOffer>, Error>(
    isAdmin ? '/api/imports/sources' : null,
    readPrivateList<ImportSourceOffer>,
    options,
  );
  return {
    imports: runs.data?.rows,
    total: runs.data?.total ?? 0,
    showMore: () => setLimit((shown) => shown + perStep),
    sources: sources.data?.rows,
    problem: (runs.error ?? sources.error)?.message,
    reload: () => Promise.all([runs.mutate(), sources.mutate()]),
  };
}
