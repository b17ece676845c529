import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, as far as it is looked at. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A text of a words file: a string, or a template whose expressions are placeholders. */
export interface Sentence {
  kind: 'text';
  /** Unique in the file: its place in the default export, or in a constant or function above it. */
  key: string;
  /** `{name}` is a placeholder, `\{` a brace. */
  text: string;
  /** The code of each placeholder. */
  placeholders: Readonly<Record<string, Node>>;
  comment: string;
  start: number;
  end: number;
}

/** A text by its count: `plural(count, { one, other })`, or `count === 1 ? one : other`. */
export interface Plural {
  kind: 'plural';
  key: string;
  /** The code of the count. */
  count: Node;
  /** By plural category (CLDR). */
  forms: Readonly<Record<string, Sentence>>;
  /** Whether it is a condition, which knows one and other alone. */
  isCondition: boolean;
  comment: string;
  start: number;
  end: number;
}

export type Entry = Sentence | Plural;

export interface WordsFile {
  source: string;
  /** In the order of the file; some lie within the placeholders of others. */
  entries: Entry[];
  program: Node;
}

interface Place {
  path: readonly string[];
  comment: string;
}

/** Returns the texts of a words file. @throws Error for one that cannot be parsed */
export function readWords(source: string): WordsFile {
  const { program, comments, errors } = parseSync('words.ts', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const entries: Entry[] = [];
  const seen = new Map<string, number>();
  const commentAt = new Map(
    comments.map(({ value, end }) => [end + (/^\s*/.exec(source.slice(end))?.[0].length ?? 0), tidy(value)]),
  );
  const keyOf = ({ path }: Place) => {
    const key = path.join('.');
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) === 1 ? key : `${key}#${seen.get(key)}`;
  };
  const visit = (node: Node, place: Place): void => {
    const here = placeOf(node, place, commentAt);
    const entry = entryOf(node, here, keyOf);
    if (entry) entries.push(entry);
    for (const child of entry ? placeholdersIn(entry) : childrenOf(node)) visit(child, here);
  };
  visit(program as unknown as Node, { path: [], comment: '' });
  return { source, entries, program: program as unknown as Node };
}

function tidy(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The names of properties, constants and functions on the way to a node, and the comment before the nearest one. */
function placeOf(node: Node, place: Place, commentAt: ReadonlyMap<number, string>): Place {
  const name = nameOf(node);
  const comment = commentAt.get(node.start) ?? place.comment;
  return name === undefined ? { ...place, comment } : { path: [...place.path, name], comment };
}

function nameOf(node: Node): string | undefined {
  const named = (node.type === 'Property' ? node.key : node.id) as Node | undefined;
  const isNamed = ['Property', 'VariableDeclarator', 'FunctionDeclaration'].includes(node.type);
  return isNamed && named ? String(named.name ?? named.value) : undefined;
}

function entryOf(node: Node, place: Place, keyOf: (place: Place) => string): Entry | null {
  return pluralOf(node, place, keyOf) ?? (isText(node) ? sentenceOf(node, place, keyOf(place)) : null);
}

/** A string or a template with a letter in it. */
function isText(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && /\p{L}/u.test(node.value);
  return node.type === 'TemplateLiteral' && quasisOf(node).some((quasi) => /\p{L}/u.test(quasi));
}

function sentenceOf(node: Node, { comment }: Place, key: string): Sentence {
  const { start, end } = node;
  const escaped = (text: string) => text.replaceAll(/[\\{]/g, '\\$&');
  if (node.type === 'Literal')
    return { kind: 'text', key, text: escaped(String(node.value)), placeholders: {}, comment, start, end };
  const placeholders: Record<string, Node> = {};
  const expressions = node.expressions as Node[];
  const text = quasisOf(node).reduce((whole, quasi, at) => {
    const expression = expressions[at];
    if (!expression) return whole + escaped(quasi);
    const name = placeholderName(expression, placeholders);
    placeholders[name] = expression;
    return `${whole}${escaped(quasi)}{${name}}`;
  }, '');
  return { kind: 'text', key, text, placeholders, comment, start, end };
}

function quasisOf(node: Node): string[] {
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

/** A variable has its own name, anything else a number. */
function placeholderName(node: Node, taken: Readonly<Record<string, Node>>): string {
  const name = node.type === 'Identifier' ? String(node.name) : '';
  return name && !taken[name] ? name : String(Object.keys(taken).length + 1);
}

function pluralOf(node: Node, place: Place, keyOf: (place: Place) => string): Plural | null {
  const found = pluralCall(node) ?? pluralCondition(node);
  if (!found) return null;
  const key = keyOf(place);
  const forms = Object.fromEntries(
    Object.entries(found.forms).map(([form, each]) => [form, sentenceOf(each, place, `${key}.${form}`)]),
  );
  const { start, end } = node;
  return {
    kind: 'plural',
    key,
    count: found.count,
    forms,
    isCondition: found.isCondition,
    comment: place.comment,
    start,
    end,
  };
}

interface FoundPlural {
  count: Node;
  forms: Record<string, Node>;
  isCondition: boolean;
}

function pluralCall(node: Node): FoundPlural | null {
  const [count, forms] = (node.arguments ?? []) as Node[];
  if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'plural') return null;
  if (!count || forms?.type !== 'ObjectExpression') return null;
  const named = (forms.properties as Node[]).map((each) => [nameOf(each), each.value as Node] as const);
  return { count, forms: Object.fromEntries(named), isCondition: false };
}

function pluralCondition(node: Node): FoundPlural | null {
  if (node.type !== 'ConditionalExpression') return null;
  const { left, operator, right } = node.test as { left: Node; operator: string; right: Node };
  const [one, other] = [node.consequent as Node, node.alternate as Node];
  const isOne = operator === '===' && right?.type === 'Literal' && right.value === 1;
  if (!isOne || !isText(one) || !isText(other)) return null;
  return { count: left, forms: { one, other }, isCondition: true };
}

function placeholdersIn(entry: Entry): Node[] {
  const sentences = entry.kind === 'text' ? [entry] : Object.values(entry.forms);
  return sentences.flatMap(({ placeholders }) => Object.values(placeholders));
}

/** Fields of nodes whose strings are not for people: names, types, what is compared, and what a call is given. */
const unread: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  Property: ['key'],
  BinaryExpression: ['left', 'right'],
  MemberExpression: ['property'],
  CallExpression: ['arguments'],
  SwitchCase: ['test'],
};

function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS') && !('expression' in node)) return [];
  const hidden = [
    'typeAnnotation',
    'typeArguments',
    'typeParameters',
    'returnType',
    ...(unread[node.type] ?? []),
  ];
  const shown = Object.entries(node).filter(([field]) => !hidden.includes(field));
  const inner = shown.flatMap(([, value]) => value).filter(isNode);
  // A call may be given texts within functions and objects.
  const given =
    node.type === 'CallExpression' ? (node.arguments as Node[]).filter(({ type }) => type !== 'Literal') : [];
  return [...inner, ...given].sort((one, other) => one.start - other.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
