import { namedCharacters } from '#lib/core/html/plain-text.ts';

interface Spoken {
  text: string;
  speaker?: string;
}

const entities: Readonly<Record<string, string>> = {
  ...namedCharacters,
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * Returns what is said in a cue, by speaker where a VTT file names them (`<v Name>`). Other tags, and the times and
 * styles within a cue, are left out, and so are the line breaks, which are made for a screen.
 */
export function spokenIn(cueText: string, isVtt: boolean): Spoken[] {
  if (!isVtt) return spoken(cueText.replaceAll(/<\/?[a-z][^>]*>|\{\\[^}]*\}/gi, ''), '');
  // What stands before the first name has none; each name is followed by its words.
  const [unnamed = '', ...named] = cueText.split(/<v(?:\.[^\s>]*)?(?:\s+([^>]*))?>/);
  const parts = spoken(plain(unnamed), '');
  for (let place = 0; place < named.length; place += 2) {
    parts.push(...spoken(plain(named[place + 1] ?? ''), plain(named[place] ?? '')));
  }
  return parts;
}

function spoken(text: string, speaker: string): Spoken[] {
  const [said, name] = [onOneLine(text), onOneLine(speaker)];
  return said ? [{ text: said, ...(name && { speaker: name.slice(0, 120) }) }] : [];
}

/** Returns the text of a VTT cue without tags, its character references read. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : ' ';
    });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
