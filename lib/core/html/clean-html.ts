import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { encodedAddress } from '#lib/core/text/address-rules.ts';
import { plainText } from './plain-text.ts';

/** Deeper than any page: what goes through HTML by recursion ends well within the stack. */
const deepest = 100;
/** HTML that is deeper was made to take time: its words are kept. */
const deepestRead = 250;

/**
 * Returns staff's HTML with only the markup that a short text needs. Called on save and on display. Headings start at
 * the third level; without `hasHeadings` they become paragraphs. Tags that are nested too deeply are left out.
 */
export function cleanHtml(html: string, { hasHeadings = true } = {}): string {
  const read = isNestedDeeper(html, deepestRead) ? plainText(html).replaceAll('<', '&lt;') : html;
  return sanitizeHtml(read, {
    allowedTags: [
      ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote'],
      ...(hasHeadings ? ['h3', 'h4'] : []),
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    transformTags: {
      ...(hasHeadings ? { h1: 'h3', h2: 'h3' } : { h1: 'p', h2: 'p', h3: 'p', h4: 'p' }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) }),
    },
  });
}

function linkAttributes(typed = ''): Record<string, string> {
  const href = encodedAddress(typed.trim());
  const leavesTheSite = /^https?:/i.test(href);
  return leavesTheSite ? { href, target: '_blank', rel: 'noopener' } : { href };
}

const charactersAtOnce = 4096;

/**
 * Returns whether a tag stands within more than so many others. The time of a parser grows with the square of that depth,
 * so this one stops there.
 */
function isNestedDeeper(html: string, most: number): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && deepest <= most; at += charactersAtOnce)
    parser.write(html.slice(at, at + charactersAtOnce));
  return deepest > most;
}
