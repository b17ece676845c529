import { messages } from '#lib/language/messages.ts';
import { type LetterPart, type ListPart, pageOfAll } from './letter-parts.ts';

/** Gmail cuts a letter at 102 kB; the places of a reader and the transfer take some. In bytes. */
const largest = 88_000;

/** Lists are shortened to this many items, step by step. */
const shorter = [60, 30, 15, 8, 4];

interface Drawn {
  html: string;
  parts: readonly LetterPart[];
}

type Draw = (shown: { parts: readonly LetterPart[]; isPlain: boolean }) => string;

/**
 * Returns the letter's parts, and their HTML as `draw` makes it, as far as they fit: lists are shortened with a link to
 * all, then words go without looks, then the last parts give way to a link to the letter's page. A letter without a page
 * keeps its words, however long.
 */
export function fitting(parts: readonly LetterPart[], pageUrl: string | null, draw: Draw): Drawn {
  const longest = Math.max(0, ...parts.map((part) => (part.kind === 'list' ? part.items.length : 0)));
  let drawn = { html: '', parts };
  for (const most of [longest, ...shorter.filter((count) => count < longest)]) {
    drawn = {
      ...drawn,
      parts: parts.map((part) => (part.kind === 'list' ? shortenedList(part, most) : part)),
    };
    drawn.html = draw({ parts: drawn.parts, isPlain: false });
    if (fits(drawn)) return drawn;
  }
  const short = drawn.parts;
  const rest = pageUrl === null ? [] : [restPart(pageUrl)];
  for (let kept = short.length; kept > 0; kept -= 1) {
    drawn = { ...drawn, parts: kept === short.length ? short : [...short.slice(0, kept), ...rest] };
    drawn.html = draw({ parts: drawn.parts, isPlain: true });
    if (fits(drawn) || rest.length === 0) return drawn;
  }
  return drawn;
}

function fits({ html }: Drawn): boolean {
  return Buffer.byteLength(html) <= largest;
}

function shortenedList(part: ListPart, most: number): ListPart {
  const count = part.items.length - most;
  if (count <= 0) return part;
  return { ...part, items: part.items.slice(0, most), more: { count, url: pageOfAll(part.of) } };
}

function restPart(url: string): LetterPart {
  return { kind: 'buttons', items: [{ label: messages.letterMail.rest, url }] };
}
