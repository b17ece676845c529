import { decodedAddress } from '#lib/core/text/parsed-url.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import {
  blockNames,
  deepest,
  type Element,
  escaped,
  hasClass,
  isElement,
  isWordless,
  mediaNames,
  type Node,
  tidied,
  unseen,
} from './markup.ts';
import { type Picture, pictureOf, playerOf, type Surroundings } from './media.ts';

/** What stands within words and gets blocks of its own. */
export interface Found {
  pictures: Picture[];
  players: BlockInput[];
}

const kept = new Set(['strong', 'b', 'em', 'i', 'u']);

/** Writes the words of an entry as the HTML that a block of words has. */
export class WordWriter {
  constructor(
    readonly surroundings: Surroundings,
    /** Whether line breaks count, as in what the classic editor wrote. */
    readonly isClassic: boolean,
  ) {}

  text(data: string): string {
    const plain = escaped(data.replace(/[^\P{Cc}\n\t\r]/gu, ''));
    return this.isClassic
      ? plain.replace(/[^\S\n]+/g, ' ').replace(/ ?\n\s*/g, '<br>')
      : plain.replace(/\s+/g, ' ');
  }

  /** Returns nodes as the HTML of one paragraph. */
  line(nodes: readonly Node[], found: Found, depth: number): string {
    const html = nodes.map((node) => this.inline(node, found, depth)).join('');
    return tidied(html.replace(/\s?(?:<br>)+(?=<[uo]l>)/g, ''));
  }

  /** Returns nodes as paragraphs, those without words left out. */
  lines(nodes: readonly Node[], found: Found, depth: number): string[] {
    const lines: string[] = [];
    let run: Node[] = [];
    const end = () => {
      lines.push(this.line(run, found, depth));
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !blockNames.has(node.name)) run.push(node);
      else {
        end();
        if (node.name === 'ul' || node.name === 'ol') lines.push(this.list(node, found, depth));
        else if (depth < deepest) lines.push(...this.lines(node.children, found, depth + 1));
      }
    }
    end();
    return lines.filter((line) => !isWordless(line));
  }

  list({ name, children }: Element, found: Found, depth: number): string {
    if (depth > deepest) return '';
    const entries = children
      .filter(isElement)
      .map((entry) => this.line(entry.name === 'li' ? entry.children : [entry], found, depth + 1))
      .filter((entry) => !isWordless(entry));
    const tag = name === 'ol' ? 'ol' : 'ul';
    return entries.length > 0
      ? `<${tag}>${entries.map((entry) => `<li>${entry}</li>`).join('')}</${tag}>`
      : '';
  }

  private inline(node: Node, found: Found, depth: number): string {
    if (node.type === 'text') return this.text(node.data);
    if (!isElement(node) || unseen.has(node.name) || depth > deepest) return '';
    const { name, attribs, children } = node;
    if (name === 'br') return '<br>';
    // 'Download', beside the link of the same file.
    if (hasClass(node, /^wp-block-file__button$/)) return '';
    if (mediaNames.has(name)) return this.media(node, found);
    if (name === 'ul' || name === 'ol') return this.list(node, found, depth + 1);
    const inner = children.map((child) => this.inline(child, found, depth + 1)).join('');
    if (name === 'a') return this.link(attribs.href ?? '', inner);
    if (kept.has(name)) return isWordless(inner) ? inner : `<${name}>${inner}</${name}>`;
    return blockNames.has(name) ? `<br>${inner}<br>` : inner;
  }

  link(href: string, inner: string): string {
    const lead = isWordless(inner) || href === '' ? null : this.surroundings.leadOf(href);
    return lead === null ? inner : `<a href="${escaped(lead)}">${inner}</a>`;
  }

  /** Notes a picture or a player; one that cannot be shown becomes a link. */
  private media(element: Element, found: Found): string {
    const { name, attribs } = element;
    if (name === 'img') {
      if (/\b(?:wp-smiley|emoji)\b/.test(attribs.class ?? '')) return escaped(attribs.alt ?? '');
      const picture = pictureOf(element, this.surroundings);
      if (picture) found.pictures.push(picture);
      return '';
    }
    const [source] = element.children.filter(isElement).filter((child) => child.name === 'source');
    const address = attribs.src || attribs['data-src'] || source?.attribs.src || '';
    const player = playerOf(address, attribs.title ?? '');
    if (player) found.players.push(player);
    const file = player ? null : this.surroundings.fileOf(address);
    const label = name === 'iframe' ? file : file && fileName(file);
    return file ? this.link(file, escaped(attribs.title || label || file)) : '';
  }
}

/** Returns the name of a file as words of a link. */
function fileName(address: string): string {
  return decodedAddress(address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '');
}
