import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { readPrivateList } from '#components/account/read-private.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import type { List } from '#lib/core/browser/api-client.ts';
import type { ImportRun } from '#lib/imports/schema.ts';

const workingMilliseconds = 2000;

/** Reads the latest import of an old site by its address, polling while it runs; undefined without one. */
export function useOldSite(): {
  run: ImportRun | undefined;
  isKnown: boolean;
  reload: () => Promise<unknown>;
} {
  const address = useAdminMode() ? '/api/imports?limit=10' : null;
  const { data, error, mutate } = useSWR<List<ImportRun>, Error>(address, readPrivateList<ImportRun>, {
    keepPreviousData: true,
    ...swrRetries(),
    refreshInterval: (list) =>
      list?.rows.some(({ state }) => state === 'running') ? workingMilliseconds : 0,
  });
  const run = data?.rows.find(({ source, state }) => source === 'site' && state !== 'undone');
  return { run, isKnown: data !== undefined || error !== undefined, reload: () => mutate() };
}
