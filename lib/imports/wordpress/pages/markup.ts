import { parseDocument } from 'htmlparser2';
import { plainText } from '#lib/core/html/plain-text.ts';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

/** Elements that are nested deeper are left out. */
export const deepest = 100;

const words = (text: string) => new Set(text.split(' '));
/** Elements without words of an entry. */
export const unseen = words(
  'script style head title template noscript object svg canvas select textarea input map meta link',
);
/** Elements that begin and end a paragraph. */
export const blockNames = words(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
export const headingNames = words('h1 h2 h3 h4 h5 h6');
export const mediaNames = words('img iframe video audio embed');

/** Returns the nodes of HTML. */
export function nodesOf(html: string): Node[] {
  return parseDocument(html, { decodeEntities: true, recognizeSelfClosing: true }).children;
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

export function hasClass({ attribs }: Element, pattern: RegExp): boolean {
  return (attribs.class ?? '').split(/\s+/).some((name) => pattern.test(name));
}

/** Returns the wanted elements within, in order; what is within one of them, or without scripts alone, is not looked at. */
export function allWithin(element: Element, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const open: Node[] = element.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node) || node.name === 'noscript') continue;
    if (isWanted(node)) found.push(node);
    else open.push(...node.children.toReversed());
  }
  return found;
}

/** Returns whether an element is another one, or within it. */
export function isWithin(element: Element, outer: Node): boolean {
  for (let at: Node | Element['parent'] = element; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** Returns the text of an element on one line. */
export function textWithin(element: Element): string {
  const parts: string[] = [];
  const open: Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') parts.push(node.data);
    else if (isElement(node) && !unseen.has(node.name)) {
      if (node.name === 'br' || blockNames.has(node.name)) parts.push(' ');
      open.push(...node.children.toReversed());
    }
  }
  return parts
    .join('')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Returns whether HTML has no words. */
export function isWordless(html: string): boolean {
  return !/[^\s\p{Cf}]/u.test(plainText(html));
}

/** Returns HTML of one paragraph without line breaks around it, and with two in a row at most. */
export function tidied(html: string): string {
  const parts = html.split('<br>').map((part) => part.trim());
  while (parts.length > 0 && parts.at(-1) === '') parts.pop();
  while (parts[0] === '') parts.shift();
  return parts.filter((part, at) => part !== '' || parts[at - 1] !== '').join('<br>');
}
