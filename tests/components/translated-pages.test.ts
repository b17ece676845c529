import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type JSXChild, type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { visit } from './syntax.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A browser that translates a page replaces its texts with elements. React still holds the texts: one
 * that is changed stays as it was, one that is taken away, or before which something is put, ends the page. A text that
 * is alone in its element is rewritten through the element.
 */
function textsBesideOthers(path: string, source: string): string[] {
  const found: string[] = [];
  const lineOf = (node: Node) => `${path}:${source.slice(0, node.start).split('\n').length}`;
  visit(parseSync(path, source).program, (node) => {
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? ''))
      for (const value of returnedBy(node.body)) if (isText(value, source)) found.push(lineOf(value));
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const kinds = node.children.map((child) => kindOf(child, source)).filter((kind) => kind !== 'nothing');
    const isBreach = kinds.includes('changing text') || (kinds.includes('words') && kinds.includes('choice'));
    if (kinds.length > 1 && isBreach) found.push(lineOf(node));
  });
  return found;
}

/** What a component gives: text of its own would stand bare beside whatever its user puts there. */
function returnedBy(body: unknown): Expression[] {
  if (typeof body !== 'object' || body === null) return [];
  if ('type' in body && /Function/.test(String(body.type))) return [];
  if ('type' in body && body.type === 'ReturnStatement') {
    const { argument } = body as { argument?: Expression | null };
    return argument ? [argument] : [];
  }
  return Object.values(body).flatMap(returnedBy);
}

function isText(value: Expression, source: string): boolean {
  const isPlain = ['TemplateLiteral', 'MemberExpression', 'Identifier', 'Literal'].includes(value.type);
  const kind = kindOfValue(value, source);
  return kind === 'words' || (kind === 'changing text' && isPlain);
}

type Kind = 'nothing' | 'element' | 'words' | 'changing text' | 'choice';

/** Expressions that give elements alone, by what they are called. */
const givesElements =
  /^(?:(?:props\.)?children|(?:item\.)?icon|picture|drawing|art|plate|poster|placeholder|(?:state\.)?notice|instructions|content|contentOf|preview|whenFailed|adminActions|drawn|head)\b/;

function kindOf(child: JSXChild, source: string): Kind {
  if (child.type === 'JSXText') return child.value.trim() ? 'words' : 'nothing';
  return child.type === 'JSXExpressionContainer' ? kindOfValue(child.expression, source) : 'element';
}

function kindOfValue(value: Expression | Node, source: string): Kind {
  switch (value.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Literal':
      return typeof value.value === 'string' && value.value.trim() ? 'words' : 'nothing';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'ParenthesizedExpression':
      return kindOfValue(value.expression, source);
    case 'LogicalExpression':
      return choiceOf([value.right], source);
    case 'ConditionalExpression':
      return choiceOf([value.consequent, value.alternate], source);
    default:
      if (isList(value) || givesElements.test(source.slice(value.start, value.end))) return 'choice';
      return 'changing text';
  }
}

function isList(value: Expression | Node): boolean {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return false;
  return value.callee.property.type === 'Identifier' && value.callee.property.name === 'map';
}

function choiceOf(branches: readonly (Expression | Node)[], source: string): Kind {
  const kinds = branches.map((branch) => kindOfValue(branch, source));
  return kinds.some((kind) => kind === 'words' || kind === 'changing text') ? 'changing text' : 'choice';
}

test.each([
  '<p>{count} found</p>',
  '<p>Found {isOpen && <b>all</b>}</p>',
  "<p><b>{count}</b>{isOpen && ', all'}</p>",
  '<p>{isOver ? <s>{time}</s> : time}{said && <b>{said}</b>}</p>',
  '<label><input />{label}</label>',
])('%s is found', (source) => {
  expect(textsBesideOthers('a.tsx', source)).toEqual(['a.tsx:1']);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a component writes it
  '<p>{`${count} found`}</p>',
  '<p>{isOpen ? loading : summary}</p>',
  '<p><span>{label}</span> {isOpen && <b>all</b>}</p>',
  '<p>Write to <a href="/">us</a>.</p>',
  '<ul>{rows.map(({ name }) => <li>{name}</li>)}<li>{more}</li></ul>',
])('%s is left alone', (source) => {
  expect(textsBesideOthers('a.tsx', source)).toEqual([]);
});

test('no text stands bare beside what scripts change: a page that the browser has translated goes on', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const found = files
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => textsBesideOthers(path, readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});
