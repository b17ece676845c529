import { DomUtils } from 'htmlparser2';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import {
  allWithin,
  deepest,
  type Element,
  escaped,
  hasClass,
  isElement,
  type Node,
  nodesOf,
  textWithin,
} from '../../wordpress/pages/markup.ts';
import { textAt } from '../builders/json-value.ts';

/**
 * Returns HTML of Squarespace in which its blocks are what any HTML has: accordions are details, sound is a link, buttons
 * are named as such. Blocks of code are left out and named in `lost`.
 */
export function plainHtml(html: string, lost: Set<string> = new Set()): string {
  return nodesOf(html)
    .map((node) => written(node, lost, 0))
    .join('');
}

function written(node: Node, lost: Set<string>, depth: number): string {
  if (node.type === 'text') return escaped(node.data);
  if (!isElement(node) || depth > deepest) return '';
  const special = specials.find(({ isOne }) => isOne(node));
  if (special) return special.write(node, lost, depth);
  const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  if (empty.has(node.name)) return `<${node.name}${attributes.join('')}>`;
  return `<${node.name}${attributes.join('')}>${inner(node, lost, depth)}</${node.name}>`;
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function inner({ children }: Element, lost: Set<string>, depth: number): string {
  return children.map((child) => written(child, lost, depth + 1)).join('');
}

interface Special {
  isOne(element: Element): boolean;
  write(element: Element, lost: Set<string>, depth: number): string;
}

const named = (pattern: RegExp) => (element: Element) => hasClass(element, pattern);
const withinNamed = (element: Element, pattern: RegExp) => allWithin(element, named(pattern))[0];

const specials: readonly Special[] = [
  {
    isOne: named(/^(?:sqs-block-code|code-block)$/),
    write(element, lost) {
      // Words that were typed into such a block stay; what it runs does not.
      const words = allWithin(element, ({ name }) => /^(?:p|h[1-6]|ul|ol|iframe)$/.test(name));
      if (words.length === 0 || allWithin(element, ({ name }) => name === 'script').length > 0)
        lost.add('code');
      return words.map((each) => DomUtils.getOuterHTML(each)).join('');
    },
  },
  {
    isOne: named(/^accordion-item$/),
    write(element, lost, depth) {
      const title = withinNamed(element, /^accordion-item__title$/);
      const answer = withinNamed(element, /^accordion-item__(?:description|dropdown)$/);
      if (!title || !answer) return inner(element, lost, depth);
      return `<details><summary>${escaped(textWithin(title))}</summary>${inner(answer, lost, depth)}</details>`;
    },
  },
  { isOne: named(/^accordion-items-container$/), write: inner },
  {
    isOne: named(/^(?:sqs-audio-embed|sqs-block-audio)$/),
    write(element, lost, depth) {
      const sound = soundIn(element);
      if (!sound) return inner(element, lost, depth);
      return `<p><a href="${escaped(sound.address)}">${escaped(sound.title || sound.address)}</a></p>`;
    },
  },
  {
    isOne: named(/^(?:sqs-block-button|sqs-block-button-container)$/),
    write(element, lost, depth) {
      return `<div class="wp-block-button">${inner(element, lost, depth)}</div>`;
    },
  },
  {
    isOne: named(/^sqs-block-(?:form|newsletter)$|^(?:form|newsletter)-block$/),
    write(element) {
      return `<div class="${escaped(element.attribs.class ?? '')}"></div>`;
    },
  },
  {
    isOne: named(/^sqs-block-(?:quote)$|^quote-block$/),
    write(element, lost, depth) {
      const quote = allWithin(element, ({ name }) => name === 'blockquote')[0];
      const source = withinNamed(element, /^source$/);
      if (!quote) return inner(element, lost, depth);
      const words = source ? `<p>${escaped(textWithin(source))}</p>` : '';
      return `<blockquote>${inner(quote, lost, depth)}</blockquote>${words}`;
    },
  },
];

export interface BlockSound {
  address: string;
  title: string;
  author: string;
}

/** Returns the sound of the first block of sound; null without one. */
export function soundOf(html: string): BlockSound | null {
  if (!/sqs-(?:audio-embed|block-audio)/.test(html)) return null;
  for (const node of nodesOf(html).filter(isElement)) {
    const found = soundIn(node);
    if (found) return found;
  }
  return null;
}

function soundIn(element: Element): BlockSound | null {
  const isSound = named(/^sqs-audio-embed$/);
  const player = isSound(element) ? element : allWithin(element, isSound)[0];
  const {
    'data-url': address = '',
    'data-title': title = '',
    'data-author': author = '',
  } = player?.attribs ?? {};
  if (parsedUrl(address)) return { address, title: title.trim(), author: author.trim() };
  const json = blockJson(element);
  const own = textAt(json, 'url') || textAt(json, 'audioAssetUrl');
  return parsedUrl(own) && /\.(?:mp3|m4a)(?:$|\?)/i.test(own)
    ? { address: own, title: textAt(json, 'title'), author: textAt(json, 'author') }
    : null;
}

function blockJson({ attribs }: Element): unknown {
  try {
    return JSON.parse(attribs['data-block-json'] ?? '');
  } catch {
    return undefined;
  }
}
