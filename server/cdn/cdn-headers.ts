import { env } from '#lib/core/process/env.ts';

/** The tag of every public answer: a change of public content purges all of them. */
export const surrogateKey = 'belltower';
/** As long as the site itself serves its last good pages. */
const staleIfErrorSeconds = 3600;

/**
 * Returns the headers that make a CDN cache a public answer for CDN_SECONDS, and as long again while it revalidates
 * (RFC 5861). Browsers ignore them. None without CDN_SECONDS.
 */
export function cdnHeaders(): Record<string, string> {
  const { CDN_SECONDS: seconds } = env();
  if (seconds === undefined) return {};
  const rule = `max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleIfErrorSeconds}`;
  return {
    // RFC 9213, and the headers of older CDNs.
    'CDN-Cache-Control': `public, ${rule}`,
    'Surrogate-Control': rule,
    'Surrogate-Key': surrogateKey,
    'Cache-Tag': surrogateKey,
  };
}
