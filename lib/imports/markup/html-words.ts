import { Parser } from 'htmlparser2';

const names = [
  'a abbr acronym address area article aside b base basefont bdi bdo big blockquote body br button canvas caption',
  'center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption',
  'figure font footer form frame frameset h[1-6] head header hgroup hr html i iframe img input ins kbd label legend',
  'li link main map mark meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script',
  'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot',
  'th thead time title tr track tt u ul var video audio wbr [a-z]\\w*:[a-z]\\w*',
];
/** A tag of HTML or Office, a comment, or a character reference. */
const markup = new RegExp(
  `<!--|<!doctype\\b|</?(?:${names.join(' ').replaceAll(' ', '|')})(?:\\s[^<>]{0,5000}|/)?>` +
    '|&(?:[a-z]{2,8}\\d{0,2}|#\\d{2,7}|#x[\\da-f]{2,6});',
  'i',
);
/** The number of characters that are parsed. */
const mostHtml = 100_000;
const blocks = new Set(
  [
    'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form',
    'h1 h2 h3 h4 h5 h6 header hr legend main nav ol p pre section summary table tr ul',
  ].flatMap((line) => line.split(' ')),
);
const cells = new Set(['td', 'th', 'option']);
const unseen = new Set(
  [
    'script style head title template iframe noscript noframes object svg canvas audio video',
    'select textarea',
  ]
    .join(' ')
    .split(' '),
);
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Whether a text contains HTML, even one character reference. */
export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Returns the words of HTML: a line per block, a dash before list items, and addresses after the words of links. */
export function wordsOfHtml(html: string): string {
  const writer = new WordWriter();
  const parser = new Parser(
    {
      onopentag: (name, { href = '' }) => writer.open(name, href),
      ontext: (text) => writer.add(text),
      onclosetag: (name) => writer.close(name),
      // WordPress divides a text there.
      oncomment: (comment) => void (/^(?:more|nextpage)\b/.test(comment) && writer.add('\n')),
    },
    // A player without an end tag would hide the rest.
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(html.slice(0, mostHtml));
  return writer.text;
}

/** Collects the words in parts, so that the text is not copied for each element. */
class WordWriter {
  private readonly parts: string[] = [];
  private last = '';
  private hidden = 0;
  private raisedFrom = 0;
  private link = { address: '', from: 0 };

  get text(): string {
    return this.parts.join('');
  }

  open(name: string, address: string): void {
    if (unseen.has(name)) this.hidden += 1;
    // '<ann@church.test>' is not an element.
    if (name.includes('@')) this.add(name);
    if (name === 'br') this.write('\n');
    if (name === 'li') this.write(this.last === '\n' ? '- ' : '\n- ');
    if (name === 'sup') this.raisedFrom = this.parts.length;
    if (cells.has(name) && /\S/.test(this.last)) this.write(' ');
    if (blocks.has(name) && this.last !== '') this.write('\n');
    if (name === 'a') this.link = { address, from: this.parts.length };
  }

  add(text: string): void {
    if (this.hidden > 0) return;
    const words = text.replace(/[ \t]+/g, ' ');
    const isParagraph = /^\s*\n\s*\n/.test(words);
    this.write(this.last === '\n' ? (isParagraph ? '\n' : '') + words.trimStart() : words);
  }

  close(name: string): void {
    if (unseen.has(name)) this.hidden = Math.max(0, this.hidden - 1);
    if (name === 'sup') this.raise();
    if (name === 'a') this.write(linkBeside(this.link.address, this.parts.slice(this.link.from).join('')));
    if (blocks.has(name)) this.write('\n');
  }

  private write(text: string): void {
    if (text === '') return;
    this.parts.push(text);
    this.last = text.slice(-1);
  }

  /** Keeps the number of a verse or note apart from a number before it: 'Romans 8¹'. */
  private raise(): void {
    const raised = this.parts.slice(this.raisedFrom).join('');
    if (!/^\s*\d{1,9}\s*$/.test(raised)) return;
    this.parts.length = this.raisedFrom;
    this.write(raised.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit));
  }
}

function linkBeside(address: string, words: string): string {
  const isShown = !/^https?:/i.test(address) || words.includes(address.replace(/^https?:\/\/|\/$/gi, ''));
  return isShown ? '' : ` (${address})`;
}
