import { expect, test } from 'vitest';
import english from '#lib/language/generated/en.ts';

/** Turns that no editor of English leaves. */
const unidiomatic =
  /\b(?:an|the|with|without|of|no) own\b(?! ?:)|\bgoes? by the\b|\bstands? (?:here|twice|in the|on the|where)\b|\bas long as a ministry is\b|\bkept nowhere\b|\bone to a line\b/i;

/** Every sentence, and the source of those that are made of facts. */
function sentencesIn(part: unknown): string[] {
  if (typeof part === 'string' || typeof part === 'function') return [String(part)];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesIn) : [];
}

test('English sentences read as English', () => {
  const sentences = sentencesIn(english);
  expect(sentences.length).toBeGreaterThan(2000);
  expect(sentences.filter((sentence) => unidiomatic.test(sentence))).toEqual([]);
});
