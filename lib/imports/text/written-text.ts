import { Parser } from 'htmlparser2';

const markup =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|h[1-6]|table|tr|td|img|html|body|blockquote)\b[^<]{0,2000}>|&(?:nbsp|amp|lt|gt|quot|#\d{2,6});/i;
/** What is longer is cut before it is taken apart. */
const mostHtml = 100_000;
const blocks = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'table',
  'tr',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const unseen = new Set(['script', 'style', 'head', 'title', 'template']);

/**
 * A text of several lines as people read it, at most so many characters long: of HTML its words, of plain text all;
 * without control characters and without more than one empty line in a row.
 */
export function severalLines(given: string, most: number): string {
  const text = markup.test(given) ? wordsOfHtml(given) : given;
  const lines = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  const tidy = lines
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return shortened(tidy, most);
}

/** The same on one line. */
export function oneLine(given: string, most: number): string {
  const text = markup.test(given) ? wordsOfHtml(given) : given;
  return shortened(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), most);
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()}…`;
}

/** Its words, a line for each block and a dash before each item of a list. A link's address stays beside its words. */
function wordsOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  let link = { address: '', from: 0 };
  const parser = new Parser(
    {
      onopentagname: (name) => void (unseen.has(name) && hidden++),
      onopentag(name, { href = '' }) {
        if (name === 'br') text += '\n';
        if (name === 'li') text += '\n- ';
        if (blocks.has(name) && text !== '') text += '\n';
        if (name === 'a') link = { address: href, from: text.length };
      },
      ontext(part) {
        if (hidden === 0) text += part.replace(/[ \t]+/g, ' ');
      },
      onclosetag(name) {
        if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
        if (name === 'a') text += linkBeside(link.address, text.slice(link.from));
        if (blocks.has(name)) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, mostHtml));
  return text;
}

function linkBeside(address: string, words: string): string {
  const isTold = !/^https?:/i.test(address) || words.includes(address.replace(/^https?:\/\/|\/$/gi, ''));
  return isTold ? '' : ` (${address})`;
}
