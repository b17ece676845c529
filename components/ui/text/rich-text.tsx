import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import { isOwnPath, isWebAddress } from '#lib/core/text/address-rules.ts';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { PageLink } from '../links/page-link.tsx';

/** The classes of a text's blocks; paragraphs by position. */
export interface RichTextLook {
  p?: string | ((place: number) => string | undefined);
  ul?: string;
  /** On an own page large headings are of the second level, small ones of this one: no level is left out. */
  small?: 'h2' | 'h3';
}

interface RichTextProps extends LangAttributes {
  html: string;
  look?: RichTextLook;
}

interface Drawn extends RichTextLook {
  lang: LangAttributes;
}

/**
 * HTML written by staff, rendered as elements in the page's look, each block in the direction of its own
 * letters. Unknown elements are dropped, and nothing is passed to the browser as markup.
 */
export function RichText({ html, look = {}, ...lang }: RichTextProps) {
  return createElement(
    Fragment,
    null,
    ...blocks(parseDocument(html).children).map((node, place) => drawBlock(node, place, { ...look, lang })),
  );
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const inlineTags = new Set(['strong', 'b', 'em', 'i', 'u', 'a', 'br']);

/** Returns the blocks of a text, with inline content between them gathered into blocks. */
function blocks(nodes: readonly Node[]): (Node | Node[])[] {
  const found: (Node | Node[])[] = [];
  for (const node of nodes) {
    const isInline = 'attribs' in node ? inlineTags.has(node.name) : 'data' in node;
    const last = found.at(-1);
    if (!isInline) found.push(node);
    else if (Array.isArray(last)) last.push(node);
    else if (!isBlank(node)) found.push([node]);
  }
  return found;
}

function drawBlock(node: Node | Node[], place: number, { lang, ...look }: Drawn): ReactNode {
  const ofParagraph = typeof look.p === 'function' ? look.p(place) : look.p;
  if (Array.isArray(node)) return block('p', ofParagraph, node, lang);
  if (!('attribs' in node)) return null;
  switch (node.name) {
    case 'p':
      return block('p', ofParagraph, node.children, lang);
    case 'ul':
      return block('ul', look.ul ?? 'my-4 list-disc [&>*+*]:mt-2 ps-5', items(node.children), lang);
    case 'ol':
      return block('ol', 'my-4 list-decimal [&>*+*]:mt-2 ps-5', items(node.children), lang);
    case 'h3':
    case 'h4':
      return heading(node.name, node.children, { ...look, lang });
    case 'blockquote':
      return block('blockquote', 'my-4 border-s-2 border-rule ps-5', node.children, lang);
    default:
      return null;
  }
}

function heading(tag: 'h3' | 'h4', children: readonly Node[], { small, lang }: Drawn): ReactNode {
  if (!small) return block(tag, 'mt-6 text-lg', children, lang);
  return tag === 'h3'
    ? block('h2', 'mt-10 text-2xl', children, lang)
    : block(small, 'mt-8 text-lg', children, lang);
}

function drawInline(node: Node): ReactNode {
  if (!('attribs' in node)) return 'data' in node && node.type === 'text' ? node.data : null;
  switch (node.name) {
    case 'br':
      return createElement('br');
    case 'a':
      return createElement(TextLink, { href: node.attribs.href ?? '' }, ...node.children.map(drawInline));
    case 'strong':
    case 'b':
    case 'em':
    case 'i':
    case 'u':
      return element(node.name, undefined, node.children);
    // The first paragraph in a list item or quotation becomes its content; others stand below it.
    case 'p':
      return isAfterParagraph(node)
        ? element('span', 'block mt-2', node.children)
        : createElement(Fragment, null, ...node.children.map(drawInline));
    case 'ul':
      return element('ul', 'mt-2 list-disc ps-5', items(node.children));
    case 'ol':
      return element('ol', 'mt-2 list-decimal ps-5', items(node.children));
    case 'li':
      return element('li', undefined, node.children);
    default:
      return null;
  }
}

function block(
  tag: string,
  className: string | undefined,
  children: readonly Node[],
  { lang }: LangAttributes,
): ReactNode {
  const attributes = { dir: 'auto', ...(lang && { lang }), ...(className && { className }) };
  return createElement(tag, attributes, ...children.map(drawInline));
}

function element(tag: string, className: string | undefined, children: readonly Node[]): ReactNode {
  return createElement(tag, className ? { className } : null, ...children.map(drawInline));
}

function isAfterParagraph(node: Node): boolean {
  let before = node.prev;
  while (before && !('attribs' in before && before.name === 'p')) before = before.prev;
  return before !== null;
}

/** Only the items of a list: it may contain nothing else. */
function items(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => 'attribs' in node && node.name === 'li');
}

function isBlank(node: Node): boolean {
  return 'data' in node && node.data.trim() === '';
}

function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  if (isOwnPath(href)) {
    return (
      <PageLink className="text-link" href={href}>
        {children}
      </PageLink>
    );
  }
  if (!href.startsWith('#') && !isWebAddress(href, ['http', 'https', 'mailto', 'tel'])) return children;
  const leavesTheSite = isWebAddress(href);
  return (
    <a
      className={href.startsWith('tel:') ? 'text-link whitespace-nowrap' : 'text-link'}
      href={href}
      {...(leavesTheSite && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
