import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import {
  allWithin,
  blockNames,
  type Element,
  isElement,
  type Node,
  nodesOf,
  unseen,
} from '../../wordpress/pages/markup.ts';

/** Elements that are nested deeper are left out. */
const deepest = 250;
const lostRoles = /^(?:navigation|search|dialog|alertdialog|menubar|menu)$/;
const lostNames = new Set(['nav', 'dialog', 'script', 'style', 'noscript', 'template', 'link', 'meta']);
const lostClasses =
  /^(?:breadcrumbs?|skip-link|screen-reader-text|sr-only|visually-hidden|cookie-(?:notice|banner|consent))$/i;
/** Classes that the blocks of a page go by. */
const keptClasses =
  /^(?:wp-block-(?:buttons?|gallery|media-text(?:__content)?|file__button)|wp-image-\d+|align(?:left|right)|wp-smiley|emoji|has-media-on-the-right)$/;
/** What arranges words and is neither a word itself nor a block that is known. */
const arranging =
  /^(?:span|font|picture|label|b|strong|i|em|u|small|big|button|fieldset|[a-z]+(?:-[\w-]+)+)$/;

/** Returns the nodes of a page's body. */
export function bodyOf(html: string): Node[] {
  const roots = nodesOf(html);
  const [page] = roots.filter(isElement).filter(({ name }) => name === 'html');
  const [body] = (page?.children ?? roots).filter(isElement).filter(({ name }) => name === 'body');
  return body?.children ?? page?.children ?? roots;
}

/** Returns the element that holds the body of a page, without its menus, scripts and what visitors do not see. */
export function pageTree(html: string): Element {
  const [root] = nodesOf('<div></div>');
  if (!root || !isElement(root)) throw new Error('A tree has a root.');
  root.children = bodyOf(html);
  for (const child of root.children) child.parent = root;
  pruned(root, 0);
  return root;
}

/** Sets the children of an element. */
export function adopt(element: Element, children: readonly Node[]): void {
  element.children = [...children];
  for (const child of children) child.parent = element;
}

function pruned(element: Element, depth: number): void {
  const kept = element.children.filter((child) => {
    if (!isElement(child)) return child.type === 'text';
    if (depth > deepest || isLost(child)) return false;
    pruned(child, depth + 1);
    return true;
  });
  adopt(element, kept);
}

function isLost({ name, attribs }: Element): boolean {
  if (lostNames.has(name) || lostRoles.test(attribs.role ?? '')) return true;
  const classes = (attribs.class ?? '').split(/\s+/);
  if (classes.some((each) => lostClasses.test(each))) return true;
  if (/breadcrumb/i.test(attribs['aria-label'] ?? '')) return true;
  const isTiny = [attribs.width, attribs.height].some((size) => /^[01](?:px)?$/.test(size ?? ''));
  const isHidden = /display:\s*none|visibility:\s*hidden/i.test(attribs.style ?? '');
  return (name === 'iframe' || name === 'img') && (isTiny || isHidden);
}

/** Changes the elements of a tree to what blocks are read from: pictures with their addresses, and plain names. */
export function plain(root: Element): void {
  for (const child of root.children.filter(isElement)) plain(child);
  const { name, attribs } = root;
  if (attribs['data-cfemail']) shownEmail(root);
  if (name === 'img') root.attribs.src = sourceOf(root);
  if (name === 'lite-youtube' || name === 'lite-vimeo') playerFor(root);
  else if (arranging.test(name) && hasBlocks(root)) root.name = 'div';
  else if (/-/.test(name)) root.name = 'span';
  if (name === 'a' && hasBlocks(root)) spread(root);
  if (name === 'table' && isLayout(root)) layOut(root);
  const classes = (attribs.class ?? '').split(/\s+/).filter((each) => keptClasses.test(each));
  if (classes.length > 0) root.attribs.class = classes.join(' ');
  else delete root.attribs.class;
}

/** Cloudflare hides addresses of mail from robots: each byte is crossed with the first. */
function shownEmail(element: Element): void {
  const bytes = Buffer.from(element.attribs['data-cfemail'] ?? '', 'hex');
  const [key = 0, ...others] = bytes;
  const address = Buffer.from(others.map((byte) => byte ^ key)).toString('utf8');
  if (!isEmailAddress(address)) return;
  const [text] = nodesOf('x');
  if (text?.type !== 'text') return;
  text.data = address;
  adopt(element, [text]);
  if (element.name === 'a') element.attribs.href = `mailto:${address}`;
}

function hasBlocks(element: Element): boolean {
  return allWithin(element, ({ name }) => blockNames.has(name)).length > 0;
}

function playerFor(element: Element): void {
  const { videoid = '' } = element.attribs;
  const host = element.name === 'lite-youtube' ? 'https://www.youtube.com/watch?v=' : 'https://vimeo.com/';
  element.attribs = { src: `${host}${videoid}` };
  element.name = 'iframe';
}

/** Returns the address of the picture that is shown at last: scripts put it there on the way down the page. */
function sourceOf({ attribs }: Element): string {
  const { src = '' } = attribs;
  const later = ['data-src', 'data-lazy-src', 'data-original', 'data-image', 'data-pin-media']
    .map((name) => attribs[name])
    .find(Boolean);
  const largest = largestOf(attribs.srcset ?? attribs['data-srcset'] ?? '');
  const isHolder = src === '' || src.startsWith('data:') || later !== undefined;
  return original(isHolder ? (later ?? largest ?? src) : src);
}

/** Returns the last address of a `srcset`, which names the largest picture there by custom. */
function largestOf(srcset: string): string | undefined {
  const sizes = srcset.split(/,\s+/).map((entry) => entry.trim().split(/\s+/));
  const sorted = sizes.toSorted((a, b) => Number.parseFloat(b[1] ?? '0') - Number.parseFloat(a[1] ?? '0'));
  return sorted[0]?.[0] || undefined;
}

/** Wix names the size of a picture in its address, behind the picture. */
function original(src: string): string {
  return src.replace(/^(https:\/\/static\.wixstatic\.com\/media\/[^/?#]+)\/v1\/.*$/, '$1');
}

/** A link around whole blocks leads on from their heading, or else from each line. */
function spread(link: Element): void {
  const { href = '' } = link.attribs;
  const headings = allWithin(link, ({ name }) => /^h[1-6]$/.test(name));
  const lines = headings.length > 0 ? headings.slice(0, 1) : allWithin(link, isLine).slice(0, 1);
  for (const line of lines) {
    const [inner] = nodesOf('<a></a>');
    if (!inner || !isElement(inner)) continue;
    inner.attribs.href = href;
    adopt(inner, line.children);
    adopt(line, [inner]);
  }
  link.name = 'div';
  link.attribs = {};
}

function isLine(element: Element): boolean {
  return blockNames.has(element.name) && !hasBlocks(element);
}

/** Whether a table arranges a page rather than data. */
function isLayout(table: Element): boolean {
  if (table.attribs.role === 'presentation') return true;
  const blocks = allWithin(table, ({ name }) =>
    /^(?:table|h[1-6]|iframe|form|ul|ol|img|blockquote)$/.test(name),
  );
  if (blocks.length > 0) return true;
  const rows = allWithin(table, ({ name }) => name === 'tr');
  const widest = Math.max(0, ...rows.map(({ children }) => children.filter(isElement).length));
  return widest < 2;
}

function layOut(element: Element): void {
  element.name = 'div';
  for (const child of element.children.filter(isElement))
    if (/^(?:tbody|thead|tfoot|tr|td|th|caption)$/.test(child.name)) layOut(child);
}

/** Returns how many words an element shows. */
export function wordCount(element: Element): number {
  let count = 0;
  const open: Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') count += node.data.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    else if (isElement(node) && !unseen.has(node.name)) open.push(...node.children);
  }
  return count;
}

/** Returns an address of the page as one that is the same on every page. */
export function steady(address: string, base: string): string {
  if (address.startsWith('#')) return address;
  const url = parsedUrl(address, base);
  return url ? `${url.host}${url.pathname}` : address;
}
