import { DomUtils, parseDocument } from 'htmlparser2';

interface Spoken {
  /** As on the screen, the last one not blank. */
  lines: string[];
  speaker?: string;
}

/**
 * Returns what is said in a cue, by speaker where a VTT file names them (`<v Name>`). Other tags, and the times and
 * styles within a cue, are left out, and character references of HTML are read.
 */
export function spokenIn(cueText: string, isVtt: boolean): Spoken[] {
  const text = cueText.replaceAll(/<br\s*\/?>/gi, '\n');
  if (!isVtt) return spoken(decoded(text.replaceAll(/<\/?[a-z][^<>]*>|\{\\[^{}]*\}/gi, '')), '');
  // What stands before the first name has none; each name is followed by its words.
  const [unnamed = '', ...named] = text.split(/<v(?:\.[^\s<>]*)?(?:\s([^<>]*))?>/);
  const parts = spoken(plain(unnamed), '');
  for (let place = 0; place < named.length; place += 2) {
    parts.push(...spoken(plain(named[place + 1] ?? ''), plain(named[place] ?? '')));
  }
  return parts;
}

function spoken(text: string, speaker: string): Spoken[] {
  const [lines, name] = [text.trimEnd().split('\n').map(onOneLine), onOneLine(speaker)];
  return lines.some(Boolean) ? [{ lines, ...(name && { speaker: name.slice(0, 120) }) }] : [];
}

/** Returns the text of a VTT cue without tags, its character references read. */
function plain(text: string): string {
  return decoded(text.replaceAll(/<[^<>]*>/g, ''));
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  const read = DomUtils.textContent(parseDocument(text.replaceAll('<', '&lt;')));
  return read.replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
