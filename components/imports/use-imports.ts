import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { readPrivateList } from '#components/account/read-private-list.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { ImportRun, ImportSourceOffer } from '#lib/imports/schema.ts';

const workingMilliseconds = 1000;
const restingMilliseconds = 60_000;

/** The latest imports, asked for again every moment while one is under way, and where content can come from. */
export function useImports() {
  const isAdmin = useAdminMode();
  const options = { keepPreviousData: true, ...swrRetries() };
  const runs = useSWR<ImportRun[], Error>(isAdmin ? '/api/imports?limit=10' : null, readRows<ImportRun>, {
    ...options,
    refreshInterval: (imports) =>
      imports?.some(({ state }) => state === 'running') ? workingMilliseconds : restingMilliseconds,
  });
  const sources = useSWR<ImportSourceOffer[], Error>(
    isAdmin ? '/api/imports/sources' : null,
    readRows<ImportSourceOffer>,
    options,
  );
  return {
    imports: runs.data,
    sources: sources.data,
    problem: (runs.error ?? sources.error)?.message,
    reload: () => Promise.all([runs.mutate(), sources.mutate()]),
  };
}

async function readRows<Row>(path: string): Promise<Row[]> {
  return (await readPrivateList<Row>(path)).rows;
}
