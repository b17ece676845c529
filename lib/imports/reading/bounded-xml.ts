import type { SAXParser } from 'sax';
import { xmlLimits } from './limits.ts';

/**
 * Returns a function that writes text to a parser in pieces and refuses an element with more attributes than `xmlLimits`
 * allows. Handlers of the parser must be set before. It stops once `isOver`.
 */
export function boundedXml(
  parser: SAXParser,
  { refuse, isOver }: { refuse: () => void; isOver: () => boolean },
): (text: string) => void {
  const { onopentag } = parser;
  /** The open tag with its possible attributes; null outside of tags. */
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
      // Counts only pieces that are within one tag.
      if (!tag || tag !== before) continue;
      tag.attributes += piece.split('=').length - 1;
      if (tag.attributes > xmlLimits.attributes) refuse();
    }
  };
}
