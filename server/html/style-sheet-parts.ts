/** One part of a style sheet. */
export type StyleSheetPart = Group | Block;

/** `@media`, `@supports`, `@layer` and what is in it. */
export interface Group {
  kind: 'group';
  prelude: string;
  parts: readonly StyleSheetPart[];
}

export type Block =
  /** Statements, fonts, and what goes by a name that any other sheet may say: motions, properties. */
  { kind: 'other'; text: string } | { kind: 'rule'; selectors: readonly Needs[]; text: string };

/** The classes and elements without which a selector applies to nothing. */
export interface Needs {
  classes: readonly string[];
  elements: readonly string[];
}

/** Strings, comments and escaped characters, in which nothing is syntax; then what is. */
const token = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|\\[\s\S]|[{};()[\],]/g;
const grouping = /^@(?:media|supports|layer|container|scope|starting-style)\b/;
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\[\s\S]|[\w-]|[^\0-\x7f])+)/gi;
const elementName = /(?:^|[\s>+~])([a-z][\w-]*)/gi;
/** Parts that no other element than a field has. */
const partOfInput =
  /::(?:file-selector-button|-webkit-(?:datetime-|date-and-time-|search-|calendar-picker-|inner-spin-|outer-spin-))/;

/** The parts of a style sheet, in their order. Rules within rules are text of the outer one. */
export function parseStyleSheet(text: string): StyleSheetPart[] {
  const parts: StyleSheetPart[] = [];
  let [from, open, depth] = [0, 0, 0];
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '{' && depth++ === 0) open = index;
    const isBlock = found === '}' && --depth === 0;
    if (isBlock) parts.push(partOf(text.slice(from, open).trim(), text.slice(open + 1, index)));
    const isStatement = found === ';' && depth === 0;
    if (isStatement) parts.push({ kind: 'other', text: text.slice(from, index + 1) });
    if (isBlock || isStatement) from = index + 1;
  }
  return parts;
}

function partOf(prelude: string, content: string): StyleSheetPart {
  if (grouping.test(prelude)) return { kind: 'group', prelude, parts: parseStyleSheet(content) };
  const text = `${prelude}{${content}}`;
  if (prelude.startsWith('@')) return { kind: 'other', text };
  return { kind: 'rule', selectors: selectorsOf(prelude).map(needsOf), text };
}

/** Without what stands in brackets: an attribute, what must not be, one of several. */
function selectorsOf(prelude: string): string[] {
  const selectors = [''];
  let [from, depth] = [0, 0];
  const add = (text: string) => {
    if (depth === 0) selectors.push(selectors.pop() + text);
  };
  for (const { 0: found, index } of prelude.matchAll(token)) {
    add(prelude.slice(from, index));
    if (found.startsWith('\\')) add(found);
    if (found === '(' || found === '[') depth += 1;
    if (found === ')' || found === ']') depth -= 1;
    if (found === ',' && depth === 0) selectors.push('');
    from = index + found.length;
  }
  add(prelude.slice(from));
  return selectors;
}

function needsOf(selector: string): Needs {
  return {
    classes: [...selector.matchAll(className)].map(([, name = '']) => unescaped(name)),
    elements: [
      ...[...selector.replace(className, '.').matchAll(elementName)].map(([, name = '']) =>
        name.toLowerCase(),
      ),
      ...(partOfInput.test(selector) ? ['input'] : []),
    ],
  };
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|([\s\S]))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : String(character),
  );
}
