import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { readPrivateList } from '#components/account/read-private.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { type Backup, isUnderWay } from '#lib/backups/schema.ts';

const underWayMilliseconds = 1500;
const restingMilliseconds = 60_000;

/** Reads every backup, polling while one runs. */
export function useBackups() {
  const key = useAdminMode() ? '/api/backups' : null;
  const { data, error, mutate } = useSWR<Backup[], Error>(key, readBackups, {
    keepPreviousData: true,
    refreshInterval: (backups) => (backups?.some(isUnderWay) ? underWayMilliseconds : restingMilliseconds),
    ...swrRetries(),
  });
  return { backups: data, problem: error?.message, reload: () => mutate() };
}

async function readBackups(path: string): Promise<Backup[]> {
  return (await readPrivateList<Backup>(path)).rows;
}
