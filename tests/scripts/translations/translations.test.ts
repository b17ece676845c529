import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { categoriesOf, placeholdersIn } from '#scripts/translations/checked.ts';
import { exportTranslations, type TranslationFile } from '#scripts/translations/exported.ts';
import { importTranslations } from '#scripts/translations/imported.ts';
import { readWords } from '#scripts/translations/sentences.ts';

const spanish = exportTranslations('.', 'es');
const german = exportTranslations('.', 'de');

/** The file with each text changed; empty ones are taken from English. */
function changed(file: TranslationFile, change: (text: string) => string): TranslationFile {
  const english = (words: unknown): string => (typeof words === 'string' ? words : '');
  return {
    ...file,
    sentences: file.sentences.map(({ text, forms, ...sentence }) => ({
      ...sentence,
      ...(text !== undefined && { text: change(text || english(sentence.english)) }),
      ...(forms && {
        forms: Object.fromEntries(
          Object.entries(forms).map(([form, words]) => [
            form,
            change(words || english((sentence.english as Record<string, string>)[form])),
          ]),
        ),
      }),
    })),
  };
}

const textsOf = ({ sentences }: TranslationFile) =>
  sentences.flatMap(({ file, key, text, forms }) =>
    forms
      ? Object.entries(forms).map(([form, words]) => `${file} ${key} ${form} ${words}`)
      : [`${file} ${key} ${text}`],
  );

test('Spanish goes out and comes back as it was, to the letter', () => {
  const { files, problems } = importTranslations('.', spanish);
  expect(problems).toEqual([]);
  expect(files.size).toBeGreaterThan(30);
  for (const [path, text] of files) expect(text, path).toBe(readFileSync(path, 'utf8'));
});

test('each sentence comes with English, and with what it is about', () => {
  expect(spanish.sentences.length).toBeGreaterThan(2000);
  expect(german.sentences.filter(({ english }) => english.length === 0)).toEqual([]);
  const came = german.sentences.find(({ key }) => key === 'answerList.came');
  expect(came).toMatchObject({
    file: 'lib/forms/words/de.ts',
    english: '{came} of {taken} have come',
    spanish: expect.stringContaining('{came}'),
    placeholders: { came: 'came', taken: 'taken' },
    text: '',
  });
  expect(german.sentences.filter(({ comment }) => comment).length).toBeGreaterThan(100);
  expect(german.sentences.filter(({ shown_in }) => shown_in).length).toBeGreaterThan(1000);
});

test('a new language has the code of English with its own words, which are read again as they were written', () => {
  const given = changed(german, (text) => `${text} «ß'\`$»`);
  const { files, problems, empty } = importTranslations('.', given);
  expect({ problems, empty }).toEqual({ problems: [], empty: 0 });
  const read = [...files].flatMap(([file, source]) => {
    transformSync(source, { loader: 'ts' });
    expect(source).toContain('satisfies Catalogue<typeof english>');
    return readWords(source).entries.flatMap((entry) =>
      entry.kind === 'text'
        ? [`${file} ${entry.key} ${entry.text}`]
        : Object.entries(entry.forms).map(([form, { text }]) => `${file} ${entry.key} ${form} ${text}`),
    );
  });
  expect(read).toEqual(textsOf(given));
});

test('what is not translated yet stands in English, and is counted', () => {
  const { files, problems, empty } = importTranslations('.', german);
  expect(problems).toEqual([]);
  expect(empty).toBe(german.sentences.length);
  expect(files.get('lib/banner/words/view.de.ts')).toContain("next: 'Next announcement'");
});

/** The problems of a file in which one sentence is otherwise. */
function problemsWith(key: string, other: object, language = 'de'): string[] {
  const sentences = german.sentences.map((each) => (each.key === key ? { ...each, ...other } : each));
  return importTranslations('.', { ...german, language, sentences }).problems;
}

test.each([
  [{ text: '{came} sind da' }, '{taken} is missing'],
  [{ text: '{came} von {taken}, {heute}' }, 'there is no {heute}'],
  [{ text: 'sind da', without: ['came'] }, '{taken} is missing'],
  [{ forms: { other: '{came}' } }, 'one text is wanted'],
])('a placeholder that is lost or made up is named: %o', (other, problem) => {
  expect(problemsWith('answerList.came', other)).toEqual([expect.stringContaining(problem)]);
  expect(problemsWith('answerList.came', other)[0]).toContain('lib/forms/words/de.ts: answerList.came: ');
});

test('a placeholder may move, and be done without where that is said', () => {
  expect(problemsWith('answerList.came', { text: 'Von {taken} sind {came} da' })).toEqual([]);
  expect(problemsWith('answerList.came', { text: '{came} sind da', without: ['taken'] })).toEqual([]);
});

test.each([
  [{ one: 'Eine Antwort gelöscht', other: '{count} Antworten gelöscht' }, []],
  [{ one: 'Eine Antwort gelöscht' }, ['the form “other” is missing']],
  [{ one: 'Eine', other: '{count}', few: '{count}' }, ['the language has no form “few”']],
])('the forms by a count are those of the language: %o', (forms, problems) => {
  expect(problemsWith('answerList.likeDeleted', { forms })).toEqual(
    problems.map((each) => expect.stringContaining(each)),
  );
});

test('a language with more forms than English gets them all', () => {
  expect(categoriesOf('es').used).toEqual(['other', 'one']);
  expect([...categoriesOf('pl').used].sort()).toEqual(['few', 'many', 'one', 'other']);
  const polish = exportTranslations('.', 'pl');
  const forms = {
    one: 'Jedna',
    few: '{count} odpowiedzi',
    many: '{count} odpowiedzi…',
    other: '{count} odp.',
  };
  const sentences = polish.sentences.map((each) =>
    each.key === 'answerList.likeDeleted' ? { ...each, forms } : each,
  );
  const { files, problems } = importTranslations('.', { ...polish, sentences });
  expect(problems).toEqual([]);
  const source = files.get('lib/forms/words/pl.ts') ?? '';
  const number = '$' + '{count}';
  expect(source).toContain(
    `plural(count, { one: 'Jedna', few: \`${number} odpowiedzi\`, many: \`${number} odpowiedzi…\`, other: \`${number} odp.\` })`,
  );
  expect(source).toContain("sentencesIn('pl')");
});

test('a brace of the text is no placeholder', () => {
  const { entries } = readWords(
    "export default { a: 'Write {church} here', b: (c: string) => `{d} $" + '{c}` };',
  );
  expect(
    entries.map((entry) => (entry.kind === 'text' ? [entry.text, placeholdersIn(entry.text)] : [])),
  ).toEqual([
    ['Write \\{church} here', []],
    ['\\{d} {c}', ['c']],
  ]);
});
