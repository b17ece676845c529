import { plainText } from '#lib/core/html/plain-text.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { shortened } from '../../markup/written-text.ts';
import { fitted } from './fitted-blocks.ts';
import {
  allWithin,
  blockNames,
  deepest,
  type Element,
  escaped,
  hasClass,
  headingNames,
  isElement,
  isWordless,
  type Node,
  nodesOf,
  textWithin,
  unseen,
} from './markup.ts';
import { buttonsOf, galleriesOf, type Picture, pictureOf, playerOf, type Surroundings } from './media.ts';
import { type Found, WordWriter } from './words.ts';
import { wordBlocks } from './words-blocks.ts';

/**
 * Returns the blocks of an entry's HTML, of the block editor or the classic one, without shortcodes. What no block fits
 * becomes words. `isCut` says that there was more than a page takes.
 */
export function pageBlocks(
  html: string,
  surroundings: Surroundings,
): { blocks: BlockInput[]; isCut: boolean } {
  return fitted(allBlocks(html, surroundings));
}

/** Returns the blocks of an entry's HTML, however many. */
export function allBlocks(html: string, surroundings: Surroundings): BlockInput[] {
  const isClassic = !/<!--\s*wp:/.test(html);
  const writer = new PageWriter(surroundings, isClassic);
  writer.flow(nodesOf(html.replace(/\r\n?/g, '\n')), 0);
  return writer.end();
}

/** Returns the blocks of an element that is a block of its own kind; null for words, pictures and what holds others. */
export type Shapes = (element: Element) => BlockInput[] | null;

/** Returns the blocks of nodes, however many. `shapes` are kinds of blocks that a site has beside those of WordPress. */
export function htmlBlocks(
  nodes: readonly Node[],
  surroundings: Surroundings,
  shapes: Shapes = () => null,
): BlockInput[] {
  const writer = new PageWriter(surroundings, false, shapes);
  writer.flow(nodes, 0);
  return writer.end();
}

const longestCaption = 200;

class PageWriter {
  private readonly blocks: BlockInput[] = [];
  private readonly writer: WordWriter;
  /** Paragraphs, headings and lists since the last block. */
  private words: string[] = [];
  /** A picture that the words after it stand beside. */
  private beside: Picture | null = null;

  constructor(
    private readonly surroundings: Surroundings,
    isClassic: boolean,
    private readonly shapes: Shapes = () => null,
  ) {
    this.writer = new WordWriter(surroundings, isClassic);
  }

  end(): BlockInput[] {
    this.endWords();
    return this.blocks;
  }

  flow(nodes: readonly Node[], depth: number): void {
    let run: Node[] = [];
    const end = () => {
      this.paragraphs(run, depth);
      run = [];
    };
    for (const node of nodes) {
      if (isElement(node) && blockNames.has(node.name)) {
        end();
        if (depth < deepest) this.element(node, depth + 1);
      } else run.push(node);
    }
    end();
  }

  private element(element: Element, depth: number): void {
    const { name, children } = element;
    const say = wordsOf[name];
    if (unseen.has(name)) return;
    const shaped = this.shapes(element);
    const embedded = shaped ? '' : embeddedIn(element);
    if (shaped) this.add(...shaped);
    else if (embedded) this.flow(nodesOf(embedded), depth);
    else if (hasClass(element, /gallery/)) this.gallery(element, depth);
    else if (hasClass(element, /^wp-block-media-text$/)) this.mediaText(element, depth);
    else if (hasClass(element, /^wp-block-buttons?$/)) this.buttons(element);
    else if (name === 'figure') this.figure(element, depth);
    else if (headingNames.has(name)) this.heading(element, depth);
    else if (name === 'details') this.question(element, depth);
    else if (name === 'p' || name === 'li' || name === 'dd') this.paragraphs(children, depth);
    else if (say) {
      const found = nothing();
      this.say(say(element, this.writer, found, depth), found);
    } else this.flow(children, depth);
  }

  /** Writes a run of words, pictures and players; an empty line of the classic editor begins a new paragraph. */
  private paragraphs(nodes: readonly Node[], depth: number): void {
    let run: Node[] = [];
    const end = () => {
      const found = nothing();
      this.paragraph(this.writer.line(run, found, depth), found);
      run = [];
    };
    for (const node of nodes) {
      if (node.type !== 'text' || !this.writer.isClassic) run.push(node);
      else
        node.data.split(/\n[^\S\n]*\n/).forEach((data, at) => {
          if (at > 0) end();
          run.push({ ...node, type: 'text', data } as unknown as Node);
        });
    }
    end();
  }

  /** An address alone is a player, or else a link. */
  private paragraph(line: string, found: Found): void {
    const address = /^https?:\/\/\S+$/.exec(plainText(line))?.[0];
    const player = address ? playerOf(address, '') : null;
    if (player) this.add(player);
    else {
      const html = address && !line.includes('<') ? this.writer.link(address, line) : line;
      this.say(isWordless(html) ? '' : `<p>${html}</p>`, found);
    }
  }

  private heading({ name, children }: Element, depth: number): void {
    if (this.beside && this.words.length > 0) this.endWords();
    const found = nothing();
    const tag = name <= 'h2' ? 'h3' : 'h4';
    const line = this.writer.line(children, found, depth);
    this.say(isWordless(line) ? '' : `<${tag}>${line}</${tag}>`, found);
  }

  private figure(element: Element, depth: number): void {
    const images = allWithin(element, ({ name }) => name === 'img');
    const picture = images[0] && pictureOf(images[0], this.surroundings, element);
    const [words] = allWithin(element, ({ name }) => name === 'figcaption');
    if (images.length > 1) this.gallery(element, depth);
    else if (picture) {
      const caption = words ? textWithin(words) : '';
      this.picture({ ...picture, caption: shortened(caption, longestCaption) });
      // A long one stands below the picture as words.
      if (words && caption.length > longestCaption) this.flow(words.children, depth);
    } else this.flow(element.children, depth);
  }

  private buttons(element: Element): void {
    const { blocks, labels } = buttonsOf(element, this.surroundings);
    this.add(...blocks);
    for (const label of labels) this.say(`<p>${escaped(label)}</p>`, nothing());
  }

  private gallery(element: Element, depth: number): void {
    const galleries = galleriesOf(element, this.surroundings);
    const captions = element.children.filter(isElement).filter(({ name }) => name === 'figcaption');
    this.add(...galleries);
    this.say(linesOf(captionsBeside(element, captions, galleries)), nothing());
    for (const { children } of galleries.length > 0 ? captions : [element]) this.flow(children, depth);
  }

  /** Writes words beside the first picture. */
  private mediaText(element: Element, depth: number): void {
    const [media] = allWithin(element, ({ name }) => name === 'img');
    const picture = media ? pictureOf(media, this.surroundings) : null;
    const [content] = allWithin(element, (inner) => hasClass(inner, /^wp-block-media-text__content$/));
    const side = hasClass(element, /^has-media-on-the-right$/) ? 'right' : 'left';
    if (picture && content) {
      this.picture({ ...picture, side });
      this.flow(content.children, depth);
      this.endWords();
    } else this.flow(element.children, depth);
  }

  private question(element: Element, depth: number): void {
    const [summary] = allWithin(element, ({ name }) => name === 'summary');
    const others = element.children.filter((child) => child !== summary);
    const found = nothing();
    const answer = plainText(
      this.writer
        .lines(others, found, depth)
        .map((line) => `<p>${line}</p>`)
        .join(''),
    );
    const question = summary ? textWithin(summary) : '';
    const isPlain = found.pictures.length + found.players.length === 0;
    if (!isPlain || !question || !answer || question.length > 200 || answer.length > 3000) {
      if (question) this.say(`<h4>${escaped(question)}</h4>`, nothing());
      this.flow(others, depth);
      return;
    }
    this.endWords();
    const last = this.blocks.at(-1);
    if (last?.kind === 'questions' && last.items.length < 40) last.items.push({ question, answer });
    else this.add({ kind: 'questions', items: [{ question, answer }] });
  }

  private say(html: string, { pictures, players }: Found): void {
    for (const picture of pictures) this.picture(picture);
    if (html !== '') this.words.push(html);
    this.add(...players);
  }

  private picture(picture: Picture): void {
    this.endWords();
    if (picture.side && !picture.caption) this.beside = picture;
    else this.add(pictureBlock(picture));
  }

  private add(...blocks: BlockInput[]): void {
    if (blocks.length === 0) return;
    this.endWords();
    this.blocks.push(...blocks);
  }

  private endWords(): void {
    const { words, beside } = this;
    this.words = [];
    this.beside = null;
    this.blocks.push(...wordBlocks(words, beside));
  }
}

/** Returns the captions of pictures of a gallery that do not describe them already. */
function captionsBeside(
  element: Element,
  own: readonly Element[],
  galleries: readonly BlockInput[],
): string[] {
  if (galleries.length === 0) return [];
  const alts = galleries.flatMap((block) =>
    block.kind === 'gallery' ? block.pictures.map(({ alt }) => alt) : [],
  );
  const captions = allWithin(element, ({ name }) => name === 'figcaption').filter(
    (each) => !own.includes(each),
  );
  return captions.map(textWithin).filter((text) => text !== '' && !alts.includes(text));
}

function linesOf(texts: readonly string[]): string {
  return texts.length > 0 ? `<p>${texts.map(escaped).join('<br>')}</p>` : '';
}

function nothing(): Found {
  return { pictures: [], players: [] };
}

function pictureBlock({ url, alt, caption }: Picture): BlockInput {
  return { kind: 'picture', url, alt, ...(caption && { caption }) };
}

type Say = (element: Element, writer: WordWriter, found: Found, depth: number) => string;

/** Elements that are words of a form of their own. */
const wordsOf: Readonly<Record<string, Say | undefined>> = {
  ul: (element, writer, found, depth) => writer.list(element, found, depth),
  ol: (element, writer, found, depth) => writer.list(element, found, depth),
  blockquote: ({ children }, writer, found, depth) => {
    const lines = writer.lines(children, found, depth);
    return lines.length > 0
      ? `<blockquote>${lines.map((line) => `<p>${line}</p>`).join('')}</blockquote>`
      : '';
  },
  pre: (element) => {
    const lines = preformatted(element).split('\n').map(escaped);
    const html = lines.join('<br>');
    return isWordless(html) ? '' : `<p>${html}</p>`;
  },
  dt: ({ children }, writer, found, depth) => {
    const line = writer.line(children, found, depth);
    return isWordless(line) ? '' : `<p><strong>${line}</strong></p>`;
  },
  table: (element, writer, found, depth) => {
    const rows = allWithin(element, ({ name }) => name === 'tr').map((row) => {
      const cells = row.children.filter(isElement).map(({ children }) => writer.line(children, found, depth));
      return cells.filter((cell) => !isWordless(cell)).join(' · ');
    });
    return rows
      .filter((row) => row !== '')
      .map((row) => `<p>${row}</p>`)
      .join('');
  },
};

/** Returns the player that Squarespace keeps in an attribute, as HTML; empty without one. */
function embeddedIn(element: Element): string {
  const { 'data-html': html, 'data-block-json': json } = element.attribs;
  if (html || !json || !hasClass(element, /^(?:sqs-block-)?(?:video|embed)/)) return html ?? '';
  const isWithin = ({ name, attribs }: Element) => name === 'iframe' || 'data-html' in attribs;
  if (allWithin(element, isWithin).length > 0) return '';
  try {
    const { html: own, url } = JSON.parse(json) as Record<string, unknown>;
    return typeof own === 'string' ? own : typeof url === 'string' ? `<p>${escaped(url)}</p>` : '';
  } catch {
    return '';
  }
}

function preformatted(element: Element): string {
  const parts: string[] = [];
  const open: Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') parts.push(node.data);
    else if (isElement(node)) {
      if (node.name === 'br') parts.push('\n');
      open.push(...node.children.toReversed());
    }
  }
  return parts
    .join('')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
