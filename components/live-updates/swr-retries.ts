import type { SWRConfiguration } from 'swr';
import { waitBefore } from './retry-rule.ts';

/** The site's rule of retries for whatever SWR reads; `onGivenUp` is called once there were enough. */
export function swrRetries(onGivenUp: () => void = () => undefined): Pick<SWRConfiguration, 'onErrorRetry'> {
  return {
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      const wait = waitBefore(retryCount);
      if (wait === null) onGivenUp();
      else setTimeout(() => void revalidate({ retryCount }), wait);
    },
  };
}
