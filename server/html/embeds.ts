import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { mayEmbed } from '#lib/site-pages/blocks/embed-hosts.ts';

/** In a document and in a payload. Quotes of texts are escaped in both, so no text looks like it. */
const mark = /\sdata-embed="(https:[^"]+)"|"data-embed":"(https:[^"]+)"/g;

/** Returns the other sites that a page shows on click; only those that may be shown. */
export function embedOrigins(page: string): string[] {
  const found = [...page.matchAll(mark)].map(([, inDocument, inPayload = '']) => inDocument ?? inPayload);
  return [...new Set(found)].filter((origin) => parsedUrl(origin) && mayEmbed(origin));
}
