import { nonceHeader } from '#server/html/own-scripts.ts';

/**
 * The forms in which a page is asked for: the document; the payload of a navigation inside the site; the
 * route tree and the empty answer of Next's two kinds of prefetch.
 */
export type PageVariant = 'document' | 'payload' | 'tree' | 'prefetch';

/** The request headers that make Next answer with the variant, and nothing else: no cookie, no address. A document has its scripts marked. */
export const variantHeaders: Readonly<Record<PageVariant, Record<string, string>>> = {
  document: nonceHeader,
  payload: { rsc: '1' },
  tree: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
};

/** What the answer depends on besides the address. */
export const pageVary = 'Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
