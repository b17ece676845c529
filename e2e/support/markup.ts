interface Tag {
  name: string;
  attributes: string;
  isEnd: boolean;
}

/** What a document consists of, in its order: tags and the texts between them. */
type Part = Tag | string;

const words = (text: string) => new Set(text.trim().split(/\s+/));

const voids = words('area base br col embed hr img input link meta source track wbr');

/** What stands within a line of text; everything else begins a line of its own where there are no styles. */
const inline =
  words(`a abbr b bdi bdo button cite code data del dfn em i iframe img input ins kbd label mark meter
  noscript output picture progress q s samp select small span strong sub sup svg textarea time u var video wbr`);

/** Elements that may hold nothing but what stands within a line (HTML, 'phrasing content'). */
const lines =
  words(`abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output p
  pre q s samp small span strong sub summary sup time u var`);
const allowedInLines = words('br link meta script template datalist option');

/** Elements that hold what their parent may hold. */
const transparent = words('a del ins noscript');
const interactive = words('a button iframe input label select summary textarea');
const items: Record<string, ReadonlySet<string>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  dl: words('dt dd div script template'),
};

/** Attributes that must not be empty. */
const emptyAttribute = /\s(?:action|cite|for|formaction|href|id|name|rel|src|srcset)=""/;

/**
 * What is wrong with a document as React or a browser writes it (every element closed, every attribute in double
 * quotes): elements where HTML allows none, and attributes without the value they need.
 */
export function misplacedMarkup(html: string): string[] {
  const open: Tag[] = [];
  const problems: string[] = [];
  for (const part of partsOf(html)) {
    if (typeof part === 'string') continue;
    if (part.isEnd) {
      open.splice(open.findLastIndex(({ name }) => name === part.name));
      continue;
    }
    const parent = open.findLast(({ name }) => !transparent.has(name));
    if (isMisplaced(part, parent, open))
      problems.push(`${show(part)} in ${parent ? show(parent) : 'a control'}`);
    if (emptyAttribute.test(part.attributes)) problems.push(show(part));
    if (!voids.has(part.name)) open.push(part);
  }
  return problems;
}

/** Words of such a document that run together once no style sheet keeps them apart. */
export function wordsRunTogether(html: string): string[] {
  const problems: string[] = [];
  let before = '';
  for (const part of partsOf(html)) {
    if (typeof part !== 'string') {
      if (!inline.has(part.name)) before = '';
      continue;
    }
    const isApart = /^[\s,.;:!?)’”%]/.test(part) || /(?:^|[\s(“‘#/])$/.test(before);
    if (!isApart) problems.push(`“${before.slice(-40)}” and “${part.slice(0, 40)}”`);
    before = part;
  }
  return problems;
}

function isMisplaced({ name, attributes }: Tag, parent: Tag | undefined, open: Tag[]): boolean {
  const isControl = interactive.has(name) && !attributes.includes('type="hidden"');
  if (isControl && open.some((around) => around.name === 'a' || around.name === 'button')) return true;
  if (!parent) return false;
  const isHeadingOfSummary = parent.name === 'summary' && /^h[1-6]$/.test(name);
  if (lines.has(parent.name) && !inline.has(name) && !allowedInLines.has(name)) return !isHeadingOfSummary;
  return items[parent.name]?.has(name) === false;
}

function partsOf(html: string): Part[] {
  const page = html
    .replace(/<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '')
    .replace(/(<(script|style|template|svg)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  const found = page.matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi);
  return [...found].map(([text, end, name, attributes = '']) =>
    name ? { name: name.toLowerCase(), attributes, isEnd: end === '/' } : text,
  );
}

function show({ name, attributes }: Tag): string {
  return `<${name}${attributes.slice(0, 80)}>`;
}
