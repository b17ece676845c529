import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** The push services of the browsers: their hosts, or with a star what ends so. */
export const pushHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Returns whether an address is one of a browser's push service. Others are never called. */
export function isPushEndpoint(address: string, hosts: readonly string[] = pushHosts): boolean {
  const url = parsedUrl(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
