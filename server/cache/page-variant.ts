import { nonceHeader } from '#server/html/own-scripts.ts';

/** The document, the payload of a navigation inside the site, and the answers of Next's two kinds of prefetch. */
export type PageVariant = 'document' | 'payload' | 'tree' | 'prefetch';

/** The only request headers that Next gets for a variant. The nonce marks the scripts of a document. */
export const variantHeaders: Readonly<Record<PageVariant, Record<string, string>>> = {
  document: nonceHeader,
  payload: { rsc: '1' },
  tree: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1' },
};

export const pageVary = 'Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
