import { describe, expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { languages } from '#lib/core/language/languages.ts';
import english from '#lib/language/generated/en.ts';
import visitorsEn from '#lib/language/generated/view.en.ts';
import visitorsEs from '#lib/language/generated/view.es.ts';
import { messages } from '#lib/language/messages.ts';
import { withOnePoint } from '#lib/language/one-point.ts';

const say = withOnePoint({
  starts: (when: string) => `It starts at ${when}. Come early.`,
  both: (first: string, facts: { last: string }) => [`${first}.`, { text: `${facts.last}.` }],
});

describe('a fact that ends in a point', () => {
  test('ends its sentence with it', () => {
    expect(say.starts('9:00 a. m.')).toBe('It starts at 9:00 a. m. Come early.');
    expect(say.starts('Grace Inc.')).toBe('It starts at Grace Inc. Come early.');
    expect(say.both('Grace Inc.', { last: '7:00 p. m.' })).toEqual(['Grace Inc.', { text: '7:00 p. m.' }]);
  });

  test('leaves what was typed, and an ellipsis, as they are', () => {
    expect(say.starts('9:00 AM')).toBe('It starts at 9:00 AM. Come early.');
    expect(say.starts('nine.. or ten')).toBe('It starts at nine.. or ten. Come early.');
    expect(say.starts('.')).toBe('It starts at .. Come early.');
    expect(withOnePoint({ wait: (fact: string) => `${fact}...` }).wait('p. m.')).toBe('p. m....');
  });

  test.each(languages)('ends no sentence of the site twice in %s', (language) => {
    const twice = runWithChurch(defaultChurchIn(language), () =>
      Object.keys(english).flatMap((group) => said(messages[group as keyof typeof english], [group])),
    );
    expect(twice.length).toBeGreaterThan(500);
    expect(twice.filter((text) => text.includes('a. m..'))).toEqual([]);
  });

  test('ends no sentence of those that every visitor loads: they are sent without this rule', () => {
    const sources = [visitorsEn, visitorsEs].flatMap((groups) => functionsIn(groups).map(String));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => /\}\.[`\s<]/.test(source))).toEqual([]);
  });
});

/** What each function of a group says of such a fact; those that need other values are left out. */
function said(group: unknown, path: readonly string[]): string[] {
  return functionsIn(group).flatMap((make) => {
    try {
      const text: unknown = make('9:00 a. m.', '9:00 a. m.', '9:00 a. m.', '9:00 a. m.');
      return typeof text === 'string' ? [`${path}: ${text}`] : [];
    } catch {
      return [];
    }
  });
}

function functionsIn(part: unknown): ((...values: string[]) => unknown)[] {
  if (typeof part === 'function') return [part as () => unknown];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(functionsIn) : [];
}
