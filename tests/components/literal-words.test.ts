import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/source-files.ts';
import { textOf, visit } from './syntax.ts';

const root = join(import.meta.dirname, '../..');

/** Props that people read or hear. */
const readProps =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|help|heading|text|message|\w+(?:Label|Help|Heading|Text|Message))$/;

/** Names that are the same in every language, and addresses. */
const sameEverywhere = /^(?:(?:https?:\/)?\/\S*|Google Maps|Apple Maps|OpenStreetMap)$/;

/** Words that a component writes itself, in its elements or in props that people read. Biome sees those outside braces. */
function literalWords(path: string, source: string): string[] {
  const found: string[] = [];
  const look = (value: unknown) => {
    for (const { start } of wordsIn(value))
      found.push(`${path}:${source.slice(0, start).split('\n').length}`);
  };
  visit(parseSync(path, source).program, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') look(node.children);
    if (node.type === 'JSXAttribute' && readProps.test(String(node.name.name))) look(node.value);
    // What a form calls its row, in the notice of a conflict.
    if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'noun')
      look(node.value);
  });
  return found;
}

/** The literals with words that the value can be; what is compared or given to functions is none. */
function wordsIn(value: unknown): Node[] {
  const found: Node[] = [];
  visit(value, (node) => {
    const text = textOf(node);
    if (/\p{L}{2}/u.test(text) && !sameEverywhere.test(text.trim())) found.push(node);
    if (node.type === 'ConditionalExpression') found.push(...wordsIn([node.consequent, node.alternate]));
    return !isOpaque.test(node.type);
  });
  return found;
}

const isOpaque =
  /^(?:JSXElement|JSXFragment|\w*Function\w*|\w*CallExpression|MemberExpression|ConditionalExpression|BinaryExpression)$/;

test.each([
  '<p>Welcome</p>',
  "<p>{isOpen ? 'open' : closed}</p>",
  "<p>{isOpen && 'open'}</p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a component writes it
  '<p>{`${count} found`}</p>',
  '<img alt="Hills" />',
  "<Field label={isOptional ? labels.name : 'Name'} />",
  '<Notice failureText="That failed" />',
  "useEditForm({ noun: 'event' })",
])('%s is found', (source) => {
  expect(literalWords('a.tsx', source)).toEqual(['a.tsx:1']);
});

test.each([
  "<p className=\"lead\">{messages.visit[isOpen ? 'open' : 'closed']}, {kind === 'day' && date}</p>",
  '<input placeholder="https://…" name="address" />',
  '<img alt="" />',
])('%s is left alone', (source) => {
  expect(literalWords('a.tsx', source)).toEqual([]);
});

test('words stand in the catalogues of the languages, not in components', () => {
  // The API is described in English alone.
  const files = sourceFiles(['app', 'components']).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('components/church-pages/api-docs/'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => literalWords(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
