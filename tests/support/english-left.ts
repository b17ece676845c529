import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

/** The sentences of a catalogue, without those that are functions. */
export function sentencesOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  return catalogue && typeof catalogue === 'object' ? Object.values(catalogue).flatMap(sentencesOf) : [];
}

const inBoth = new Set(sentencesOf(spanish));
/** Sentences of the English catalogue that Spanish has otherwise, without those that are functions. */
export const translatedSentences = sentencesOf(english).filter((text) => !inBoth.has(text));
/** Shorter ones are part of Spanish words, or told by a common word. */
const translated = translatedSentences.filter((text) => text.length > 14);
const words =
  /\b(?:the|and|with|your|please|of|at|from|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|January|February|April|June|July|August|October|December)\b/i;

/** Returns the English sentences of the catalogue that a Spanish text contains, and a common English word. */
export function englishLeft(text: string): string[] {
  return [...translated.filter((sentence) => text.includes(sentence)), ...(words.exec(text) ?? [])];
}
