import { bibleBook, plain } from './service-words.ts';

/** A part of a line about services. */
export type Token =
  /** Weekdays, 0 Sunday to 6 Saturday; `weeks` are those of a month, '1' to '5', of `1st Sunday`. */
  | { kind: 'days'; days: readonly number[]; weeks: readonly string[]; isPlural: boolean }
  /** A time as it is written; a bare number has neither minutes nor half of the day. */
  | { kind: 'time'; text: string; isBare: boolean; isAt: boolean }
  | { kind: 'to' }
  | { kind: 'and' }
  | { kind: 'words'; text: string };

const dayNames: readonly RegExp[] = [
  /sun(?:day)?s?|domingos?|dom/,
  /mon(?:day)?s?|lunes|lun/,
  /tue(?:s(?:day)?)?s?|martes/,
  /wed(?:nesday|s)?s?|miercoles|mie/,
  /thu(?:r(?:s(?:day)?)?)?s?|jueves|jue/,
  /fri(?:day)?s?|viernes|vie/,
  /sat(?:urday)?s?|sabados?|sab/,
];
const day = `(?:${dayNames.map(({ source }) => source).join('|')})`;
const ordinal =
  '(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last|primer|primero|segundo|tercer|tercero|cuarto|quinto|ultimo)';
const half = String.raw`(?:[ap]\.? ?m\b\.?|[ap]\b|de la manana|por la manana|de la tarde|por la tarde|de la noche|por la noche|de la madrugada)`;
const clock = String.raw`(?:(?:12 )?noon|midnight|medio ?dia|medianoche|\d{1,2}(?:[:.][0-5]\d)?(?: ?(?:hrs?|hs|h|horas)(?![\p{L}\d]))?(?: ?${half})?(?: ?o'?clock| del medio ?dia)?)`;

const pattern = new RegExp(
  [
    `(?<days>(?<![\\p{L}'])(?:(?:${ordinal})(?:(?: ?[,&/] ?| and | y )${ordinal})* )?${day}\\.?(?![\\p{L}'])(?<school> school(?!\\p{L}))?)`,
    `(?<time>(?<![\\d\\p{L}:.$#/€-])(?:(?<at>at |@ ?|a las? |las )?)${clock}(?![\\d\\p{L}%/]|[:.]\\d|-\\d{3}))`,
    `(?<to> ?[-–—‒] ?| (?:to|until|till|through|thru|a|al|hasta)(?: las?)? )`,
    `(?<and> ?[,&+] ?(?:(?:and|y|e) )?| and | y | e | or | o )`,
  ].join('|'),
  'gu',
);

/** Returns the tokens of a line, in order. */
export function tokensOf(line: string): Token[] {
  const read = plain(line);
  const tokens: Token[] = [];
  let from = 0;
  const say = (to: number) => {
    const text = line.slice(from, to).replace(/^[\s:;,.()[\]*~|–—-]+|[\s:;,(([\]*~|–—-]+$/g, '');
    if (/[\p{L}\d]/u.test(text)) tokens.push({ kind: 'words', text });
  };
  for (const match of read.matchAll(pattern)) {
    const token = tokenOf(match, read.slice(0, match.index));
    if (!token) continue;
    say(match.index);
    tokens.push(token);
    // The day is a part of that name.
    from = match.groups?.school === undefined ? match.index + match[0].length : nameAt(match);
  }
  say(line.length);
  return tokens;
}

function nameAt({ 0: text, index }: RegExpExecArray): number {
  return index + text.search(/[a-z]+ school$/);
}

function tokenOf({ 0: text, groups = {} }: RegExpExecArray, before: string): Token | null {
  if (groups.days !== undefined) return daysToken(text.replace(/ school$/, ''), before);
  if (groups.to !== undefined) return { kind: 'to' };
  if (groups.and !== undefined) return { kind: 'and' };
  if (
    bibleBook.test(before) ||
    /(?:ages?|grades?|rooms?|suite|ste|channel|hwy|route|no\.?|edad(?:es)?|grados?) $/.test(before)
  )
    return null;
  const written = text.slice((groups.at ?? '').length);
  return { kind: 'time', text: written, isBare: /^\d+$/.test(written), isAt: groups.at !== undefined };
}

function daysToken(text: string, before: string): Token {
  const name = /\p{L}+\.?$/u.exec(text)?.[0].replace('.', '') ?? '';
  const at = dayNames.findIndex(({ source }) => new RegExp(`^(?:${source})$`).test(name));
  const weeks = [...text.matchAll(new RegExp(ordinal, 'g'))].map(([word]) => weekOf(word));
  const isEvery = /(?:every|each|cada|todos los|los) $/.test(before);
  const isPlural = isEvery || /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days|domingos|sabados)$/.test(name);
  return { kind: 'days', days: [at], weeks, isPlural };
}

function weekOf(word: string): string {
  const words = [
    '1st first primer primero',
    '2nd second segundo',
    '3rd third tercer tercero',
    '4th fourth cuarto',
  ];
  const at = words.findIndex((known) => known.split(' ').includes(word));
  return String(at < 0 ? 5 : at + 1);
}
