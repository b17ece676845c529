import type { SWRConfiguration } from 'swr';
import { waitBefore } from './with-retries.ts';

/** The site's retry policy for SWR; `onGivenUp` is called after the last retry. */
export function swrRetries(onGivenUp: () => void = () => undefined): Pick<SWRConfiguration, 'onErrorRetry'> {
  return {
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      const wait = waitBefore(retryCount);
      if (wait === null) onGivenUp();
      else setTimeout(() => void revalidate({ retryCount }), wait);
    },
  };
}
