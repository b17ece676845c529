import type { IncomingHttpHeaders } from 'node:http';

/**
 * The forms in which a page is asked for: the document; the payload of a navigation inside the site; the
 * route tree and the empty answer of Next's two kinds of prefetch.
 */
export type PageVariant = 'document' | 'payload' | 'tree' | 'prefetch';

/** The request headers that make Next answer with the variant, and nothing else: no cookie, no address. */
export const variantHeaders: Readonly<Record<PageVariant, Record<string, string>>> = {
  document: {},
  payload: { rsc: '1' },
  tree: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
};

/** What the answer depends on besides the address. */
export const pageVary = 'Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

/**
 * The variant a request asks for; undefined when it is one that is not cached. The router state header is
 * left out on purpose: without it Next answers with the whole page's payload, the same for everybody
 * (Next's guide to CDN caching, 'What you can safely ignore').
 */
export function variantOf(headers: IncomingHttpHeaders): PageVariant | undefined {
  if (headers.rsc === undefined) return 'document';
  if (headers.rsc !== '1') return undefined;
  const segment = headers['next-router-segment-prefetch'];
  const prefetch = headers['next-router-prefetch'];
  if (segment !== undefined) return prefetch === '1' && segment === '/_tree' ? 'tree' : undefined;
  if (prefetch === undefined || prefetch === '0') return 'payload';
  return prefetch === '1' ? 'prefetch' : undefined;
}
