import { problemsOf } from './checked.ts';
import type { ExportedSentence, TranslationFile } from './exported.ts';
import { type Entry, type Node, type Plural, readWords, type Sentence, type WordsFile } from './sentences.ts';
import { textOf, wordsPairs } from './words-files.ts';

interface Imported {
  /** The text of each file of the language, by its path below the root. */
  files: ReadonlyMap<string, string>;
  problems: string[];
  /** How many sentences have no translation yet and stand in English. */
  empty: number;
}

/**
 * Returns the words files of a translation. A language that has its files keeps their code; a new one gets that of the
 * English ones.
 */
export function importTranslations(root: string, { language, sentences }: TranslationFile): Imported {
  const files = new Map<string, string>();
  const problems: string[] = [];
  let empty = 0;
  for (const { english, translation } of wordsPairs(root, language)) {
    const own = textOf(root, translation);
    const words = readWords(own ?? textOf(root, english) ?? '');
    const given = new Map(
      sentences.filter(({ file }) => file === translation).map((each) => [each.key, each]),
    );
    problems.push(...foundProblems(words, given, { translation, language }));
    empty += own === undefined ? words.entries.filter((entry) => isEmpty(given.get(entry.key))).length : 0;
    const written = wordsWith(words, given, language);
    files.set(translation, own === undefined ? asTranslation(written, english, language) : written);
  }
  return { files, problems, empty };
}

type Given = ReadonlyMap<string, ExportedSentence>;

function foundProblems(
  { entries }: WordsFile,
  given: Given,
  { translation, language }: { translation: string; language: string },
): string[] {
  const known = new Set(entries.map(({ key }) => key));
  const strange = [...given.keys()].filter((key) => !known.has(key));
  return [
    ...strange.map((key) => `${translation}: ${key}: there is no such sentence any more.`),
    ...entries.flatMap((entry) => {
      const found = given.get(entry.key);
      return found ? problemsOf(found, entry, language) : [];
    }),
  ];
}

function isEmpty(given: ExportedSentence | undefined): boolean {
  return !given || (given.text ?? Object.values(given.forms ?? {}).join('')) === '';
}

/** Returns the source with the given texts in the place of those it has. */
function wordsWith(words: WordsFile, given: Given, language: string): string {
  const range = (start: number, end: number): string => {
    const inner = words.entries.filter((entry) => entry.start >= start && entry.end <= end);
    const outermost = inner.filter((entry) => !inner.some((other) => other !== entry && holds(other, entry)));
    let at = start;
    const parts = outermost.flatMap((entry) => {
      const before = words.source.slice(at, entry.start);
      at = entry.end;
      // Unchanged code stays as it was laid out.
      const within = words.entries.filter((each) => holds(entry, each));
      if (within.every((each) => isSame(each, given.get(each.key))))
        return [before, words.source.slice(entry.start, entry.end)];
      return [before, rendered(entry, given.get(entry.key), { range, words, language })];
    });
    return [...parts, words.source.slice(at, end)].join('');
  };
  return range(0, words.source.length);
}

function holds(outer: Entry, inner: Entry): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}

/** Whether nothing is given for it, or what it has. */
function isSame(entry: Entry, given: ExportedSentence | undefined): boolean {
  if (!given || isEmpty(given)) return true;
  if (entry.kind === 'text') return given.text === entry.text;
  const forms = Object.entries(given.forms ?? {}).filter(([, text]) => text !== '');
  const own = Object.keys(entry.forms);
  return forms.length === own.length && forms.every(([form, text]) => entry.forms[form]?.text === text);
}

interface Rendering {
  range: (start: number, end: number) => string;
  words: WordsFile;
  language: string;
}

/** Returns the code of a text or of its forms. */
function rendered(entry: Entry, given: ExportedSentence | undefined, how: Rendering): string {
  if (entry.kind === 'text') return sentenceCode(entry, given?.text || entry.text, entry.placeholders, how);
  const forms = given?.forms && !isEmpty(given) ? given.forms : undefined;
  const wanted =
    forms ?? Object.fromEntries(Object.entries(entry.forms).map(([form, { text }]) => [form, text]));
  const code = (form: string) => formCode(entry, form, wanted[form] ?? '', how);
  const count = how.range(entry.count.start, entry.count.end);
  const isUsual = Object.keys(wanted).every((form) => form === 'one' || form === 'other');
  if (entry.isCondition && isUsual) return `${count} === 1 ? ${code('one')} : ${code('other')}`;
  const parts = Object.keys(wanted)
    .filter((form) => wanted[form])
    .map((form) => `${form}: ${code(form)}`);
  return `plural(${count}, { ${parts.join(', ')} })`;
}

function formCode(entry: Plural, form: string, text: string, how: Rendering): string {
  const same = entry.forms[form] ?? (entry.forms.other as Sentence);
  const placeholders = Object.assign({}, ...Object.values(entry.forms).map((each) => each.placeholders));
  return sentenceCode(same, text, { ...placeholders, ...same.placeholders }, how);
}

/** Unchanged text stays as it was written, also where it is escaped in another way. */
function sentenceCode(
  sentence: Sentence,
  text: string,
  placeholders: Readonly<Record<string, Node>>,
  { range, words }: Rendering,
): string {
  const isTemplate = words.source[sentence.start] === '`';
  if (text === sentence.text && !isTemplate) return words.source.slice(sentence.start, sentence.end);
  const parts = [...text.matchAll(/\\(.)|\{(\w+)\}|[^\\{]+|[\\{]/gs)].map(([whole, escaped, name]) => {
    const code = name === undefined ? undefined : placeholders[name];
    return code ? { code: range(code.start, code.end) } : { text: escaped ?? whole };
  });
  if (parts.every((part) => part.code === undefined) && !isTemplate)
    return stringCode(parts.map((part) => part.text).join(''));
  return `\`${parts.map((part) => (part.code === undefined ? templateText(part.text ?? '') : `\${${part.code}}`)).join('')}\``;
}

function stringCode(text: string): string {
  return `'${visible(text.replaceAll(/[\\']/g, '\\$&'))}'`;
}

function templateText(text: string): string {
  return visible(text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&'));
}

/** Line breaks and blanks that do not break are written as what they are. */
function visible(text: string): string {
  return text.replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
}

/** Makes the file of a new language of one whose words alone are other. */
function asTranslation(source: string, english: string, language: string): string {
  const name = english.slice(english.lastIndexOf('/') + 1);
  const needsPlural = /\bplural\(/.test(source) && !/\bsentencesIn\b/.test(source);
  const imports = [
    ...(needsPlural ? ["import { sentencesIn } from '#lib/core/language/sentences.ts';"] : []),
    "import type { Catalogue } from '#lib/language/catalogue.ts';",
    `import type english from './${name}';`,
  ];
  const { program } = readWords(source);
  const exported = (program.body as Node[]).find(({ type }) => type === 'ExportDefaultDeclaration') as Node;
  const { end } = exported.declaration as Node;
  const head = needsPlural ? `\nconst { plural } = sentencesIn('${language}');\n` : '';
  const body = `${source.slice(0, end)} satisfies Catalogue<typeof english>${source.slice(end)}`;
  return `${imports.join('\n')}\n${head}${body.startsWith('import ') ? '' : '\n'}${body.replaceAll("sentencesIn('en')", `sentencesIn('${language}')`)}`;
}
