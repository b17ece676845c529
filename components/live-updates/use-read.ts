import { useEffect, useState } from 'react';

/**
 * Returns what was read once this is shown, and again for another key. Until then, and where the read throws, it is
 * undefined or what was read before.
 */
export function useRead<Data>(read: (signal: AbortSignal) => Promise<Data>, key = ''): Data | undefined {
  const [data, setData] = useState<Data>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal).then(
      (found) => abort.signal.aborted || setData(() => found),
      () => undefined,
    );
    return () => abort.abort();
  }, [key]);
  return data;
}
