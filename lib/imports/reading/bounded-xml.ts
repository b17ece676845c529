import type { SAXParser } from 'sax';
import { xmlLimits } from './limits.ts';

/**
 * Writes to a parser whose handlers are set, a piece at a time, and refuses an element with more attributes than
 * `xmlLimits` allows: with namespaces, the parser looks through all of them for each. Ends early once `isOver`.
 */
export function boundedXml(
  parser: SAXParser,
  { refuse, isOver }: { refuse: () => void; isOver: () => boolean },
): (text: string) => void {
  const { onopentag } = parser;
  /** The tag that has begun, and what may be attributes of it; null outside of tags. */
  let tag: { attributes: number } | null = null;
  parser.onopentagstart = () => {
    tag = { attributes: 0 };
  };
  parser.onopentag = (opened) => {
    tag = null;
    onopentag?.call(parser, opened);
  };
  return (text) => {
    for (let at = 0; at < text.length && !isOver(); at += xmlLimits.charactersAtOnce) {
      const piece = text.slice(at, at + xmlLimits.charactersAtOnce);
      const before = tag;
      parser.write(piece);
      // Only of a piece that lies within one tag as a whole.
      if (!tag || tag !== before) continue;
      tag.attributes += piece.split('=').length - 1;
      if (tag.attributes > xmlLimits.attributes) refuse();
    }
  };
}
