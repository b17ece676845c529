import { messages } from '#lib/language/messages.ts';
import { clockTime, secondsOf } from '../transcripts/timestamp.ts';

interface Chapter {
  seconds: number;
  title: string;
}

export const longestChapterTitle = 200;

/** Returns chapters as people write them: '12:30 The lost coin', one a line. */
export function chapterLines(chapters: readonly Chapter[]): string {
  return chapters.map(({ seconds, title }) => `${clockTime(seconds)} ${title}`).join('\n');
}

/** Returns the chapters that lines name, and what is wrong with the others, each with its number from 1. */
export function readChapterLines(text: string): { chapters: Chapter[]; problems: string[] } {
  const chapters: Chapter[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const { time = '', title = '' } =
      /^\s*(?<time>[\d:]+)(?:\s+[-–—]|[.)])?\s+(?<title>\S.*)$/u.exec(line)?.groups ?? {};
    const seconds = secondsOf(time);
    const problem = problemOf(seconds, title.trim(), chapters);
    if (problem) problems.push(messages.chapters.atLine(index + 1, problem));
    else chapters.push({ seconds: seconds ?? 0, title: title.trim() });
  }
  return { chapters, problems };
}

function problemOf(seconds: number | null, title: string, before: readonly Chapter[]): string | null {
  if (seconds === null) return messages.chapters.noTime;
  if (title.length > longestChapterTitle) return messages.errors.atMost(longestChapterTitle);
  return before.some((chapter) => chapter.seconds === seconds)
    ? messages.chapters.sameTime(clockTime(seconds))
    : null;
}
