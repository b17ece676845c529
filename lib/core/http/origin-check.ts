import { AppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';

/** Reads a request header by its lower-case name. */
export type ReadHeader = (name: string) => string | null | undefined;

/**
 * Rejects requests from other websites' pages. Browsers send `Origin` with every change, or `Sec-Fetch-Site`; other
 * clients send neither.
 * @throws AppError `forbidden`
 */
export function assertSameOrigin(header: ReadHeader): void {
  const origin = header('origin');
  const site = header('sec-fetch-site');
  const isOwn = origin ? ownHosts(header).includes(hostOf(origin)) : !site || ownSites.has(site);
  if (!isOwn) throw new AppError('forbidden', messages.errors.forbiddenOrigin);
}

const ownSites = new Set(['same-origin', 'none']);

/** Only a trusted proxy's host counts: clients can forge the others. */
function ownHosts(header: ReadHeader): string[] {
  const { TRUST_PROXY, SITE_URL } = env();
  const asked = (TRUST_PROXY > 0 && header('x-forwarded-host')) || header('host');
  return [asked ?? '', SITE_URL ? hostOf(SITE_URL) : ''].filter(Boolean).map((host) => host.toLowerCase());
}

function hostOf(address: string): string {
  return parsedUrl(address)?.host ?? '';
}
