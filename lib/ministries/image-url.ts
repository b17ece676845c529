const fileSharingHosts = ['dropbox.com', 'www.dropbox.com', 'dl.dropbox.com'];

/**
 * The address a ministry's picture is loaded from (specification section 7): with a cache-busting `t`, and
 * with `raw=1` where a file-sharing service would otherwise answer with its own page. Null when there is
 * nothing a browser could load.
 */
export function ministryImageUrl(imageurl: string | null, stamp: string | number): string | null {
  const text = imageurl?.trim();
  if (!text) return null;
  const isOwn = text.startsWith('/') && !text.startsWith('//');
  const url = URL.canParse(text) ? new URL(text) : isOwn ? new URL(text, 'http://own') : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (fileSharingHosts.includes(url.hostname)) {
    url.searchParams.delete('dl');
    url.searchParams.set('raw', '1');
  }
  url.searchParams.set('t', String(stamp));
  return isOwn ? url.pathname + url.search : url.href;
}

/** Where a ministry's link may lead: a web address, an e-mail address or a page of this site; else null. */
export function ministryLink(link: string | null): string | null {
  const text = link?.trim() ?? '';
  if (/^\/(?!\/)/.test(text) || text.startsWith('#')) return text;
  return URL.canParse(text) && /^(https?|mailto):$/.test(new URL(text).protocol) ? text : null;
}
