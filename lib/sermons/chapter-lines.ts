import { messages } from '#lib/language/messages.ts';
import { clockTime, secondsOf } from './transcripts/timestamp.ts';

interface Chapter {
  seconds: number;
  title: string;
}

export const longestChapterTitle = 200;
/** Lines that are read, more than a sermon may have chapters, and the letters of one. */
const [mostLines, longestLine] = [200, 1000];

/** Returns chapters as people write them: '12:30 The lost coin', one a line. */
export function chapterLines(chapters: readonly Chapter[]): string {
  return chapters.map(({ seconds, title }) => `${clockTime(seconds)} ${title}`).join('\n');
}

/** Returns the chapters that lines name, and what is wrong with the others, each with its number from 1. */
export function readChapterLines(text: string): { chapters: Chapter[]; problems: string[] } {
  const chapters: Chapter[] = [];
  const problems: string[] = [];
  const begun = new Set<number>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    if (chapters.length + problems.length === mostLines) break;
    const chapter = chapterIn(line.slice(0, longestLine));
    const problem = problemOf(chapter, begun);
    if (problem !== null) problems.push(messages.chapters.atLine(index + 1, problem));
    else if (chapter) chapters.push(chapter);
    if (chapter) begun.add(chapter.seconds);
  }
  return { chapters, problems };
}

function problemOf(chapter: Chapter | null, begun: ReadonlySet<number>): string | null {
  if (!chapter) return messages.chapters.noTime;
  if (chapter.title.length > longestChapterTitle) return messages.errors.atMost(longestChapterTitle);
  return begun.has(chapter.seconds) ? messages.chapters.sameTime(clockTime(chapter.seconds)) : null;
}

/** A time, behind what is no part of a longer one. */
const time = /(^[:：]?|[^\d:：]|[^\d][:：])(\d{1,4}(?:[:：]\d{1,2}){1,2}(?:[.,]\d{1,3})?)(?![:：]?\d)/g;
const listNumber = /^\d{1,3}[.)]/;
/** Between the two ends of a part. */
const range = /^[\s)\]]*[-–—−~→][\s([]*$/u;

/**
 * Returns the chapter of a line as it stands below a video or in the notes of a podcast: '(12:30) The lost coin',
 * '- 12:30 | The lost coin', '12:30-20:00 The lost coin' or 'The lost coin 12:30'; null for another line.
 */
function chapterIn(line: string): Chapter | null {
  const times = [...line.matchAll(time)].map(({ 0: whole, 2: text = '', index }) => ({
    text,
    from: index + whole.length - text.length,
    to: index + whole.length,
  }));
  const [first, second = first] = times;
  const last = times.at(-1);
  if (!first || !second || !last) return null;
  const ends = (next: typeof first) => range.test(line.slice(first.to, next.from));
  if (hasNoWord(line.slice(0, first.from).trimStart().replace(listNumber, '')))
    return chapterOf(first.text, line.slice((ends(second) ? second : first).to));
  if (!hasNoWord(line.slice(last.to))) return null;
  const begin = ends(last) ? first : last;
  return chapterOf(begin.text, withoutLeader(line.slice(0, begin.from)));
}

function hasNoWord(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Returns a title without the mark, the bracket or the row of dots that leads to its time. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (/[\s([{*_:|→·•~=…,\-–—−]/u.test(text[end - 1] ?? '') || isDots(text, end - 1)) end -= 1;
  return text.slice(0, end);
}

function isDots(text: string, at: number): boolean {
  return text[at] === '.' && (text[at - 1] === '.' || text[at + 1] === '.');
}

function chapterOf(begin: string, rest: string): Chapter | null {
  const seconds = secondsOf(begin.replaceAll('：', ':'));
  const title = rest.replace(/^[)\]}*_]*[\s.,:|>→·•~=\-–—−]*/u, '').trim();
  return seconds === null || title === '' ? null : { seconds: Math.floor(seconds), title };
}
