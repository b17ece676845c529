import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Entry, readWords, type Sentence, type WordsFile } from './sentences.ts';
import { textOf, wordsPairs } from './words-files.ts';

const text = z.string();
const forms = z.record(z.string(), text);

/** One sentence, or with `forms` its forms by a count. */
const exportedSentence = z.strictObject({
  file: text,
  key: text,
  readers: z.enum(['visitors', 'staff']),
  /** What the developers say of it. */
  comment: text.optional(),
  /** Some of the files that show it. */
  shown_in: z.array(text).optional(),
  english: z.union([text, z.array(text), forms]),
  spanish: z.union([text, z.array(text), forms]).optional(),
  /** What each placeholder stands for, as code. */
  placeholders: z.record(z.string(), text).optional(),
  /** Placeholders that the translation does without. */
  without: z.array(text).optional(),
  text: text.optional(),
  forms: forms.optional(),
});
export type ExportedSentence = z.output<typeof exportedSentence>;

/** The file that translators work on. */
export const translationFile = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  how: z.array(text),
  sentences: z.array(exportedSentence),
});
export type TranslationFile = z.output<typeof translationFile>;

const how = [
  'Write each "text", or each of the "forms", and leave everything else as it is. What stays empty stays as it was.',
  'A word in braces is a placeholder: it stays, wherever your sentence needs it. One that your sentence does without is named under "without".',
  'The "forms" are those of your language by the count (zero, one, two, few, many, other). # is the number.',
];

/** Returns all sentences for a language: its own where it has them, else empty ones beside English and Spanish. */
export function exportTranslations(root: string, language: string): TranslationFile {
  const shown = usesOf(root);
  const sentences = wordsPairs(root, language).flatMap(({ english, translation, readers }) => {
    const original = readWords(textOf(root, english) ?? '');
    const own = textOf(root, translation);
    const spanish = readFrom(textOf(root, english.replace(/en\.ts$/, 'es.ts')));
    const template = own === undefined ? original : readWords(own);
    return template.entries.map((entry) => ({
      file: translation,
      key: entry.key,
      readers,
      ...(entry.comment && { comment: entry.comment }),
      ...shownIn(entry, shown),
      english: wordsAt(original, entry.key) ?? '',
      ...(language !== 'es' && spanish && { spanish: wordsAt(spanish, entry.key) ?? [] }),
      ...placeholdersOf(entry, template.source),
      ...ownWords(entry, own !== undefined),
    }));
  });
  return translationFile.parse({ language, how, sentences });
}

function readFrom(source: string | undefined): WordsFile | undefined {
  return source === undefined ? undefined : readWords(source);
}

const plainKey = (key: string) => key.replace(/#\d+$/, '');

/** The text at this key, else all texts of the same property: another language may have other conditions. */
function wordsAt(
  { entries }: WordsFile,
  key: string,
): string | string[] | Record<string, string> | undefined {
  const found = entries.find((entry) => entry.key === key);
  if (found) return found.kind === 'text' ? found.text : textsOf(found.forms);
  const near = entries.filter((entry) => plainKey(entry.key) === plainKey(key));
  return near.flatMap((entry) => (entry.kind === 'text' ? entry.text : Object.values(textsOf(entry.forms))));
}

function textsOf(of: Readonly<Record<string, Sentence>>): Record<string, string> {
  return Object.fromEntries(Object.entries(of).map(([form, sentence]) => [form, sentence.text]));
}

function ownWords(entry: Entry, isThere: boolean): Pick<ExportedSentence, 'text' | 'forms'> {
  const given = (words: string) => (isThere ? words : '');
  if (entry.kind === 'text') return { text: given(entry.text) };
  return {
    forms: Object.fromEntries(
      Object.entries(textsOf(entry.forms)).map(([form, words]) => [form, given(words)]),
    ),
  };
}

function placeholdersOf(entry: Entry, source: string): Pick<ExportedSentence, 'placeholders'> {
  const sentences = entry.kind === 'text' ? [entry] : Object.values(entry.forms);
  const all = sentences.flatMap(({ placeholders }) => Object.entries(placeholders));
  const codes = all.map(([name, { start, end }]) => [name, source.slice(start, end)] as const);
  return codes.length > 0 ? { placeholders: Object.fromEntries(codes) } : {};
}

const mostFiles = 3;

function shownIn({ key }: Entry, uses: ReadonlyMap<string, string[]>): Pick<ExportedSentence, 'shown_in'> {
  const found = uses.get(key.split('.')[0] ?? '') ?? [];
  return found.length > 0 ? { shown_in: found.slice(0, mostFiles) } : {};
}

/** Returns the files that read each group of the catalogue. */
function usesOf(root: string): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const top of ['components', 'app', 'lib', 'server'])
    for (const name of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\/(?:generated|words)\//.test(name)) continue;
      const source = readFileSync(join(root, top, name), 'utf8');
      const groups = new Set([...source.matchAll(/\bmessages\.(\w+)/g)].map(([, group = '']) => group));
      for (const group of groups) uses.set(group, [...(uses.get(group) ?? []), `${top}/${name}`]);
    }
  return uses;
}
