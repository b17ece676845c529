import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#lib/core/language/languages.ts';
import { namesIn, pagesOf, sheetDocument, sheets } from '#scripts/handbook/sheet.ts';
import { readWords } from '#scripts/translations/sentences.ts';
import { wordsPairs } from '#scripts/translations/words-files.ts';

const folder = 'docs/handbook';
const textOf = (language: string, sheet: string) =>
  readFileSync(join(folder, language, `${sheet}.md`), 'utf8');

/** The sentences of the product in a language: those with a placeholder stand for all that fill it. */
function sentencesOf(language: string): RegExp[] {
  return wordsPairs('.', language).flatMap(({ translation }) =>
    readWords(readFileSync(translation, 'utf8'))
      .entries.flatMap((entry) => (entry.kind === 'text' ? [entry.text] : []))
      .map((text) =>
        text.replaceAll(/\{(\w+)\}|[.*+?^${}()|[\]\\]/g, (found, name) =>
          name ? '[\\p{L} ]+' : `\\${found}`,
        ),
      )
      .filter((pattern) => pattern.replaceAll('[\\p{L} ]+', '').match(/\p{L}/gu)?.length)
      .map((pattern) => new RegExp(`^${pattern}$`, 'u')),
  );
}

describe.each(languages)('the handbook in %s', (language) => {
  test('has every sheet, and no other', () => {
    expect(readdirSync(join(folder, language)).sort()).toEqual(sheets.map((sheet) => `${sheet}.md`).sort());
  });

  const known = sentencesOf(language);
  const titles = sheets.map((sheet) => /^# (.+)$/m.exec(textOf(language, sheet))?.[1]);

  test.each(sheets)('%s names buttons and pages as the product does', (sheet) => {
    const names = namesIn(textOf(language, sheet));
    expect(names.length).toBeGreaterThan(5);
    const strange = names.filter((name) => !known.some((each) => each.test(name)) && !titles.includes(name));
    expect(strange).toEqual([]);
  });
});

test.each(sheets)('%s has the same steps in both languages', (sheet) => {
  const shapeOf = (language: string) =>
    textOf(language, sheet)
      .split('\n')
      .map((line) => /^(?:#+|\d+\.|\|)/.exec(line)?.[0] ?? '')
      .join('\n');
  expect(shapeOf('es')).toBe(shapeOf('en'));
});

test('a name that the product does not have would be found', () => {
  const known = sentencesOf('en');
  expect(known.some((each) => each.test('Cancel Sunday for everyone'))).toBe(true);
  expect(known.some((each) => each.test('Cancel the whole church now'))).toBe(false);
});

test('a sheet is drawn from its Markdown, and its pages are counted', () => {
  const drawn = sheetDocument(
    '# A & B\n\nPress **More**, or `a < b`.\n\n1. One\n2. ______\n\n| A | B |\n|---|---|\n| 1 | **2** |',
    {
      language: 'en',
      paper: 'A4',
    },
  );
  expect(drawn).toContain('<h1>A &amp; B</h1>');
  expect(drawn).toContain('<p>Press <strong>More</strong>, or <code>a &lt; b</code>.</p>');
  expect(drawn).toContain('<ol><li>One</li>');
  expect(drawn).toContain('<td>1</td><td><strong>2</strong></td>');
  expect(pagesOf(Buffer.from('<< /Type /Pages >> << /Type /Page\n>> <</Type/Page>>'))).toBe(2);
});
