import { env } from '#lib/core/platform/env.ts';

/** What every kept answer is tagged with: a change of anything public purges all of them, as it drops all here. */
export const surrogateKey = 'belltower';
/** As long as the site itself goes on giving its last good pages. */
const staleIfErrorSeconds = 3600;

/**
 * What tells a CDN in front to keep a public answer for CDN_SECONDS, and as long again while it asks anew (RFC 5861).
 * Browsers heed none of it, and go on asking. Nothing where no CDN was named.
 */
export function cdnHeaders(): Record<string, string> {
  const { CDN_SECONDS: seconds } = env();
  if (seconds === undefined) return {};
  const rule = `max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleIfErrorSeconds}`;
  return {
    // RFC 9213, and what CDNs took before there was one.
    'CDN-Cache-Control': `public, ${rule}`,
    'Surrogate-Control': rule,
    'Surrogate-Key': surrogateKey,
    'Cache-Tag': surrogateKey,
  };
}
