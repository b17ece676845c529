import { catalogueOf } from '#catalogues';
import { languages } from '#lib/core/language/languages.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';

const clock = String.raw`\d\d?:\d\d(?:\s[ap]\.?\s?m\b\.?)?`;
/** A time as the church's clock writes it. */
const clockTime = new RegExp(`^${clock}(?: - ${clock})?$`, 'i');

/**
 * Returns a text that does not depend on the church's language and clock: for a time, and for what an import writes
 * where a source has nothing. Other texts are unchanged.
 */
export function neutralText(text: string): string {
  const range = clockTime.test(text) ? parseTimeRange(text) : null;
  if (range) return `${range.start}-${range.end}`;
  for (const { name, patterns } of fillings) {
    const match = patterns.map((pattern) => pattern.exec(text)).find((each) => each !== null);
    if (match) return JSON.stringify([name, ...match.slice(1)]);
  }
  return text;
}

const blank = '\0';

/** What an import writes where a source has nothing, in every language. */
const fillings = ['allDay', 'speaker', 'noDescription', 'message', 'messageFrom'].map((name, at) => ({
  name,
  patterns: languages.map((language) => patternOf(fillingsIn(language)[at] ?? '')),
}));

function fillingsIn(language: (typeof languages)[number]): string[] {
  const { imports, sermons, feedWords } = catalogueOf(language);
  return [
    imports.allDay,
    sermons.placeholder.speaker,
    sermons.placeholder.description,
    feedWords.description(blank, ''),
    feedWords.description(blank, blank),
  ];
}

function patternOf(sentence: string): RegExp {
  const literal = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(blank, '(.+)')}$`, 's');
}
