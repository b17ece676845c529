import { useEffect, useState } from 'react';
import { callApi } from '#lib/core/site/api-client.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';

/** The facts that texts may name: undefined while they are read, null where they cannot be read. */
export function useInsertions(): Insertions | null | undefined {
  const [insertions, setInsertions] = useState<Insertions | null>();
  useEffect(() => {
    const abort = new AbortController();
    callApi<Insertions>('/api/page-texts/insertions', { signal: abort.signal }).then(
      (answer) => setInsertions(answer.ok ? answer.data : null),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return insertions;
}
