import { encodedAddress, isOwnPath, isWebAddress } from '#lib/core/text/address-rules.ts';

const fileSharingHosts = ['dropbox.com', 'www.dropbox.com', 'dl.dropbox.com'];

/**
 * Returns the address that a ministry's picture is loaded from: with a cache-busting `t`, and with `raw=1` where a
 * file-sharing service would otherwise answer with a page. Null when no browser could load it.
 */
export function ministryImageUrl(imageurl: string | null, stamp: string | number): string | null {
  const text = imageurl?.trim();
  if (!text) return null;
  const isOwn = isOwnPath(text);
  if (!isOwn && !isWebAddress(text)) return null;
  const url = new URL(text, 'http://own');
  if (fileSharingHosts.includes(url.hostname)) {
    url.searchParams.delete('dl');
    url.searchParams.set('raw', '1');
  }
  url.searchParams.set('t', String(stamp));
  return isOwn ? url.pathname + url.search : url.href;
}

/** Returns a ministry's link if it is a web address, an e-mail address or a page of this site; else null. */
export function ministryLink(link: string | null): string | null {
  const text = link?.trim() ?? '';
  const leadsSomewhere =
    isOwnPath(text) || text.startsWith('#') || isWebAddress(text, ['http', 'https', 'mailto']);
  return leadsSomewhere ? encodedAddress(text) : null;
}
