import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import {
  blockNames,
  type Element,
  headingNames,
  isElement,
  type Node,
  nodesOf,
  unseen,
} from '../../wordpress/pages/markup.ts';
import { type JsonLd, jsonLdOf } from '../json-ld.ts';
import type { SiteAnswer } from '../site.ts';

/** Where something stands: in the part that all pages of a site have, or in the page's own. */
type Part = 'frame' | 'main';

export interface PageLine {
  text: string;
  part: Part;
  isHeading: boolean;
  /** The headings above it, the nearest last. */
  headings: readonly string[];
  /** Whether it is within an `address` element. */
  isAddress: boolean;
}

export interface PageLink {
  /** In full; of `tel:` and `mailto:` as it is written. */
  href: string;
  words: string;
  part: Part;
  /** The whole line that it stands on. */
  line: string;
}

interface PagePicture {
  src: string;
  part: Part;
  /** Its words, names and file name, and whether it leads to the home page. */
  about: string;
  isHomeLink: boolean;
}

/** What facts are read from. */
export interface FactPage {
  address: string;
  url: URL;
  /** Whether its own part speaks of the church itself: the home page, and pages such as 'contact'. */
  isAboutChurch: boolean;
  language: string;
  title: string;
  meta: ReadonlyMap<string, string>;
  lines: readonly PageLine[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  /** The text of its style sheets. */
  styles: string;
  /** The styles of elements of its frame, and of buttons. */
  inlineStyles: readonly string[];
  jsonLd: readonly JsonLd[];
}

const deepest = 300;
const mostStyles = 400_000;
const mostLines = 3000;

const churchPages =
  /^(?:|home|inicio|index(?:\.\w+)?|en|es)$|contact|visit|about|location|find-?us|direction|new-?here|im-?new|i-m-new|plan-|times?$|services?$|worship|^mass|misas?|horario|cultos?$|contacto|visita|nosotros|ubicacion|donde|conoce|who-we-are|quienes|join-us|sundays?$|welcome|bienvenid/;

/** Returns what is read of a page; null where its address is none. */
export function factPage(answer: SiteAnswer): FactPage | null {
  const url = parsedUrl(answer.address);
  if (!url) return null;
  const roots = nodesOf(answer.text);
  const reader = new PageReader(url);
  reader.readAll(roots);
  const segment = url.pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  return {
    address: answer.address,
    url,
    isAboutChurch: churchPages.test(segment),
    ...reader.page,
    styles: reader.page.styles.join('\n').slice(0, mostStyles),
    jsonLd: jsonLdOf(roots),
  };
}

interface Place {
  part: Part;
  isAddress: boolean;
  isHeading: boolean;
  isWithinMain: boolean;
  isHomeLink: boolean;
}

class PageReader {
  readonly page = {
    language: '',
    title: '',
    meta: new Map<string, string>(),
    lines: [] as PageLine[],
    links: [] as PageLink[],
    pictures: [] as PagePicture[],
    styles: [] as string[],
    inlineStyles: [] as string[],
  };
  private words = '';
  private onLine: PageLink[] = [];
  private headings: { level: number; text: string }[] = [];
  private lastPart: Part = 'main';

  constructor(private readonly url: URL) {}

  readAll(nodes: readonly Node[]): void {
    const place = {
      part: 'main',
      isAddress: false,
      isHeading: false,
      isWithinMain: false,
      isHomeLink: false,
    } as const;
    for (const node of nodes) this.read(node, place, 0);
    this.endLine(place);
  }

  private read(node: Node, place: Place, depth: number): void {
    if (depth > deepest || this.page.lines.length > mostLines) return;
    if (node.type === 'text') this.words += node.data;
    if (!isElement(node)) return;
    const { name, attribs } = node;
    this.note(node);
    if (name === 'head') for (const child of node.children) this.read(child, place, depth + 1);
    if (unseen.has(name)) return;
    const within = placeIn(node, place);
    if (within.part === 'frame' || /\b(?:btn|button)\b/i.test(attribs.class ?? ''))
      this.page.inlineStyles.push((attribs.style ?? '').slice(0, 500));
    if (name === 'img') this.picture(attribs, within);
    if (name === 'iframe') this.link(attribs.src ?? attribs['data-src'] ?? '', '', within);
    const isBlock = blockNames.has(name) && name !== 'td' && name !== 'th';
    if (isBlock || name === 'br') this.endLine(place);
    const from = this.words.length;
    const isHomeLink = name === 'a' && this.isHome(attribs.href ?? '');
    for (const child of node.children)
      this.read(child, { ...within, isHomeLink: within.isHomeLink || isHomeLink }, depth + 1);
    if (name === 'a') this.link(attribs.href ?? '', this.words.slice(from), within);
    if (name === 'td' || name === 'th' || name === 'span') this.words += name === 'span' ? '' : ' ';
    if (isBlock) this.endLine(within, headingNames.has(name) ? Number(name.slice(1)) : 0);
  }

  private note({ name, attribs, children }: Element): void {
    if (name === 'html') this.page.language = attribs.lang ?? '';
    const text = () => children.map((child) => ('data' in child ? child.data : '')).join('');
    if (name === 'title' && this.page.title === '') this.page.title = oneSpace(text());
    if (name === 'style') this.page.styles.push(text().slice(0, mostStyles));
    const key = (attribs.property ?? attribs.name ?? '').toLowerCase();
    if (name === 'meta' && key && !this.page.meta.has(key))
      this.page.meta.set(key, oneSpace(attribs.content ?? ''));
  }

  private link(href: string, words: string, { part }: Place): void {
    const address = href.trim();
    const full = /^(?:tel|mailto):/i.test(address) ? address : parsedUrl(address, this.url)?.href;
    if (!full || address === '') return;
    const link = { href: full, words: oneSpace(words), part, line: oneSpace(words) };
    this.page.links.push(link);
    this.onLine.push(link);
  }

  private picture(attribs: Element['attribs'], { part, isHomeLink }: Place): void {
    const src = parsedUrl(
      attribs.src?.startsWith('data:')
        ? (attribs['data-src'] ?? '')
        : (attribs.src ?? attribs['data-src'] ?? ''),
      this.url,
    );
    if (!src || !/^https?:$/.test(src.protocol)) return;
    const about = [attribs.alt, attribs.class, attribs.id, src.pathname.split('/').at(-1)].join(' ');
    this.page.pictures.push({ src: src.href, part, about, isHomeLink });
  }

  private isHome(href: string): boolean {
    const url = parsedUrl(href, this.url);
    return (
      url !== null &&
      href !== '' &&
      url.host === this.url.host &&
      url.pathname === '/' &&
      !href.startsWith('#')
    );
  }

  private endLine({ part, isAddress, isHeading }: Place, level = 0): void {
    const text = oneSpace(this.words);
    this.words = '';
    for (const link of this.onLine.splice(0)) (link as { line: string }).line = text || link.words;
    if (text === '') return;
    if (part !== this.lastPart) this.headings = [];
    this.lastPart = part;
    if (level > 0) this.headings = this.headings.filter((heading) => heading.level < level);
    const headings = this.headings.map((heading) => heading.text);
    this.page.lines.push({ text, part, isHeading: level > 0 || isHeading, headings, isAddress });
    if (level > 0) this.headings.push({ level, text });
  }
}

const frameName =
  /^(?!.*(?:entry|post|card|modal|article|content|event|has|no|with)-)(?:[\w-]*[-_])?(?:footer|colophon|site-?header|masthead|topbar|top-bar)(?:[-_]\w+)?$|^(?:primary-)?sidebar$|^widget(?:-area)?$/i;

function hasFrameName({ class: names = '', id = '' }: Element['attribs']): boolean {
  return `${names} ${id}`.split(/\s+/).some((name) => frameName.test(name));
}

function placeIn({ name, attribs }: Element, place: Place): Place {
  const isMain = name === 'main' || name === 'article' || attribs.role === 'main';
  const isFrame =
    name === 'footer' ||
    name === 'nav' ||
    name === 'header' ||
    /^(?:contentinfo|banner|navigation)$/.test(attribs.role ?? '') ||
    hasFrameName(attribs);
  // An article has a header and a footer of its own.
  const isOuterFrame = isFrame && !place.isWithinMain && !isMain && name !== 'body' && name !== 'html';
  return {
    ...place,
    part: isOuterFrame ? 'frame' : place.part,
    isWithinMain: place.isWithinMain || isMain,
    isAddress: place.isAddress || name === 'address',
    isHeading: place.isHeading || headingNames.has(name),
  };
}

function oneSpace(text: string): string {
  return text.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim();
}
