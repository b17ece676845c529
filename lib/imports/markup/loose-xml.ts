/** Where the text stands: within a quoted attribute it is the quote. */
type State = 'text' | 'tag' | '"' | "'" | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'subset';

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,40});/iy;
const begunReference = /&(?:#\d{0,7}|#x[\da-f]{0,6}|[a-z][\w.-]{0,40})?$/iy;
const openings: readonly (readonly [string, State])[] = [
  ['<![CDATA[', 'cdata'],
  ['<!DOCTYPE', 'doctype'],
  ['<!--', 'comment'],
  ['<?', 'instruction'],
  ['<!', 'tag'],
];
const longestOpening = 9;
const ends: Readonly<Partial<Record<State, string>>> = { cdata: ']]>', comment: '-->', instruction: '?>' };

/** Mended text up to an index of what was given. */
type Piece = readonly [text: string, end: number];

/**
 * Mends XML that programs put together from texts, as it arrives: a bare &, a cut reference, a < that begins no tag, a
 * tag or a quoted attribute that does not end before the next tag. Well-formed XML stays as it is.
 */
export class LooseXml {
  private state: State = 'text';
  private waiting = '';

  /** Returns the text mended, as far as it can be judged. */
  take(text: string): string {
    return this.read(this.waiting + text, false);
  }

  /** Returns the rest. */
  end(): string {
    return this.read(this.waiting, true);
  }

  private read(given: string, isLast: boolean): string {
    const parts: string[] = [];
    let at = 0;
    for (let piece = this.next(given, at, isLast); piece; piece = this.next(given, at, isLast)) {
      parts.push(piece[0]);
      at = piece[1];
    }
    this.waiting = given.slice(at);
    return parts.join('');
  }

  /** Returns the next piece; null at the end, or where more has to arrive first. */
  private next(given: string, at: number, isLast: boolean): Piece | null {
    if (at >= given.length) return null;
    const { state } = this;
    const end = ends[state];
    if (end) return this.upTo(end, given, at, isLast);
    if (state === 'doctype' || state === 'subset') return this.doctype(given, at);
    if (state === 'tag') return this.tag(given, at, isLast);
    const stop = indexOf(state === 'text' ? /[<&]/g : state === '"' ? /["<&]/g : /['<&]/g, given, at);
    if (stop > at) return [given.slice(at, stop), stop];
    if (given[at] === '&') return ampersand(given, at, isLast);
    if (given[at] === '<')
      return state === 'text' ? this.open(given, at, isLast) : this.unquote(given, at, isLast);
    this.state = 'tag';
    return [state, at + 1];
  }

  private upTo(end: string, given: string, at: number, isLast: boolean): Piece | null {
    const found = given.indexOf(end, at);
    const stop = found === -1 ? given.length - (isLast ? 0 : end.length - 1) : found + end.length;
    if (found !== -1) this.state = 'text';
    return stop > at ? [given.slice(at, stop), stop] : null;
  }

  private doctype(given: string, at: number): Piece {
    const stop = indexOf(this.state === 'doctype' ? /[>[]/g : /\]/g, given, at);
    const mark = given[stop];
    if (mark) this.state = mark === '>' ? 'text' : mark === '[' ? 'subset' : 'doctype';
    return [given.slice(at, stop + 1), Math.min(stop + 1, given.length)];
  }

  private tag(given: string, at: number, isLast: boolean): Piece | null {
    const stop = indexOf(isLast ? /=\s{0,100}["']|[<>]/g : /=\s{0,100}(?:["']|$)|[<>]/g, given, at);
    const sign = given[stop];
    if (sign === '<' || sign === '>') {
      this.state = 'text';
      return sign === '<' ? [`${given.slice(at, stop)}>`, stop] : [given.slice(at, stop + 1), stop + 1];
    }
    const [found = ''] = /^=\s*["']/.exec(given.slice(stop, stop + 102)) ?? [];
    const quote = found.at(-1);
    if (quote !== '"' && quote !== "'") return stop > at ? [given.slice(at, stop), stop] : null;
    this.state = quote;
    return [given.slice(at, stop + found.length), stop + found.length];
  }

  private open(given: string, at: number, isLast: boolean): Piece | null {
    const following = given[at + 1] ?? '';
    if (/[\p{L}_:]/u.test(following)) {
      this.state = 'tag';
      return ['<', at + 1];
    }
    const beginning = given.slice(at, at + longestOpening);
    const isShort = !isLast && beginning.length < longestOpening;
    if (isShort && (beginning === '</' || openings.some(([opening]) => opening.startsWith(beginning))))
      return null;
    const found = openings.find(([opening]) => beginning.startsWith(opening));
    if (found) this.state = found[1];
    else if (/^<\/[\p{L}_:]/u.test(beginning)) this.state = 'tag';
    else return ['&lt;', at + 1];
    const begun = found?.[0] ?? '<';
    return [begun, at + begun.length];
  }

  /** Ends an attribute that a tag follows; any other < is a sign. */
  private unquote(given: string, at: number, isLast: boolean): Piece | null {
    const following = given[at + 1];
    if (following === undefined && !isLast) return null;
    if (!following || !/[\p{L}_/!?]/u.test(following)) return ['&lt;', at + 1];
    const quote = this.state;
    this.state = 'text';
    return [`${quote}>`, at];
  }
}

function ampersand(given: string, at: number, isLast: boolean): Piece | null {
  reference.lastIndex = at;
  const [whole] = reference.exec(given) ?? [];
  if (whole) return [whole, at + whole.length];
  begunReference.lastIndex = at;
  return !isLast && begunReference.test(given) ? null : ['&amp;', at + 1];
}

/** Returns the index of the first match from `at` on; without one, of the end. */
function indexOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}

/** Returns whether an error of the parser ends the reading: what was mended before it is passed over. */
export function isFatal({ message }: Error): boolean {
  return /^(?:Unclosed root tag|Unexpected end|Max buffer length)/.test(message);
}
