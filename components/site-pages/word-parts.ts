import { DomUtils, parseDocument } from 'htmlparser2';
import { plainText } from '#lib/core/html/plain-text.ts';

interface WordPart {
  /** Plain text; null before the first heading. */
  readonly heading: string | null;
  readonly html: string;
}

/** Returns clean HTML in parts, each of them with the large heading that it begins with. */
export function wordParts(html: string): WordPart[] {
  const parts: { heading: string | null; html: string }[] = [];
  for (const node of parseDocument(html, { decodeEntities: false }).children) {
    const markup = DomUtils.getOuterHTML(node, { decodeEntities: false });
    if ('attribs' in node && node.name === 'h3') parts.push({ heading: plainText(markup), html: '' });
    else if (parts.length === 0) parts.push({ heading: null, html: markup });
    else parts[parts.length - 1] = withMarkup(parts.at(-1), markup);
  }
  return parts.filter((part) => part.heading || part.html.trim());
}

function withMarkup(part: WordPart | undefined, markup: string): WordPart {
  return { heading: part?.heading ?? null, html: (part?.html ?? '') + markup };
}

/** Returns the level of small headings in clean HTML: below the large ones, where there are any. */
export function smallHeading(html: string): 'h2' | 'h3' {
  return /<h3[\s>]/i.test(html) ? 'h3' : 'h2';
}
