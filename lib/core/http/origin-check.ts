import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/platform/env.ts';

/** What a request says of where it comes from. Header names are in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/**
 * Refuses what another website's page sent. Browsers say so in `Origin` with every
 * change, and in `Sec-Fetch-Site` where they leave it out; programs that are no browsers say neither.
 * @throws AppError `forbidden`
 */
export function assertSameOrigin(header: ReadHeader): void {
  const origin = header('origin');
  const site = header('sec-fetch-site');
  const isOwn = origin ? ownHosts(header).includes(hostOf(origin)) : !site || ownSites.has(site);
  if (!isOwn) throw new AppError('forbidden', errorMessages.forbiddenOrigin);
}

const ownSites = new Set(['same-origin', 'none']);

/** A host that a proxy of ours did not tell is what any client may write, and counts for nothing. */
function ownHosts(header: ReadHeader): string[] {
  const { TRUST_PROXY, SITE_URL } = env();
  const asked = (TRUST_PROXY > 0 && header('x-forwarded-host')) || header('host');
  return [asked ?? '', SITE_URL ? hostOf(SITE_URL) : ''].filter(Boolean).map((host) => host.toLowerCase());
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}
