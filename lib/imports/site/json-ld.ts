import { isElement, type Node } from '../wordpress/pages/markup.ts';

/** A node of structured data (JSON-LD). */
export type JsonLd = Readonly<Record<string, unknown>>;

const mostNodes = 2000;

/** Returns the nodes that the page states about itself: those of its scripts, arrays and `@graph` taken apart. */
export function jsonLdOf(roots: readonly Node[]): JsonLd[] {
  const found: JsonLd[] = [];
  for (const text of scriptsOf(roots)) {
    const open = [parsed(text)];
    while (open.length > 0 && found.length < mostNodes) {
      const value = open.shift();
      if (Array.isArray(value)) open.unshift(...value);
      if (!isNode(value)) continue;
      if ('@type' in value) found.push(value);
      if ('@graph' in value) open.unshift(value['@graph']);
    }
  }
  return found;
}

export function isNode(value: unknown): value is JsonLd {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the values of a property: none, one or several. */
export function valuesOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat();
}

/** Returns the names of a node's types, without the address of the vocabulary. */
export function typesOf(node: JsonLd): string[] {
  return valuesOf(node['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));
}

/** Returns the first text of a property; empty without one. */
export function textOf(value: unknown): string {
  const [first] = valuesOf(value);
  const text = isNode(first) ? first['@value'] : first;
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
}

/** Returns the address of a picture: a text, or the node of one. */
export function pictureOf(value: unknown): string {
  const [first] = valuesOf(value);
  if (!isNode(first)) return textOf(first);
  return textOf(first.url) || textOf(first.contentUrl) || textOf(first['@id']);
}

function scriptsOf(roots: readonly Node[]): string[] {
  const texts: string[] = [];
  const open = [...roots].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    const isData =
      node.name === 'script' && /^application\/ld\+json\b/i.test((node.attribs.type ?? '').trim());
    if (isData) texts.push(node.children.map((child) => ('data' in child ? child.data : '')).join(''));
    else open.push(...[...node.children].reverse());
  }
  return texts;
}

/** Line breaks within texts, and comments around the whole, are common mistakes. */
function parsed(text: string): unknown {
  const bare = text.replace(
    /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
    '',
  );
  for (const each of [bare, bare.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(each);
    } catch {
      // The next form may be read.
    }
  }
  return null;
}
