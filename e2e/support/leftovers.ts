import { translatedSentences } from '#tests/support/english-left.ts';
import { textsOf } from './texts.ts';

const englishDates =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/;

const known = new Map<string, boolean>();

/** Returns the texts of a Spanish document that hold an English sentence, month or weekday. */
export function leftovers(html: string): string[] {
  return textsOf(html).filter((text) => {
    const isEnglish = known.get(text) ?? hasEnglish(text);
    known.set(text, isEnglish);
    return isEnglish;
  });
}

function hasEnglish(text: string): boolean {
  return (
    englishDates.test(text) ||
    translatedSentences.some(
      (sentence) => sentence === text || (sentence.length > 14 && text.includes(sentence)),
    )
  );
}

const englishWords = /\b(?:the|please|must|invalid|expected|required|cannot|is|not|of|with)\b/i;

/** Returns the English sentences of a problem detail, whose every sentence is the site's own. */
export function englishIn(problem: unknown): string[] {
  if (typeof problem === 'string') return englishWords.test(problem) ? [problem] : [];
  if (typeof problem !== 'object' || problem === null) return [];
  return Object.entries(problem).flatMap(([name, value]) =>
    ['code', 'type', 'instance'].includes(name) ? [] : englishIn(value),
  );
}
