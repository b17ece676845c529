import { createHash } from 'node:crypto';
import { allWithin, blockNames, type Element, isElement, unseen } from '../../wordpress/pages/markup.ts';
import { adopt, steady, wordCount } from './page-tree.ts';

const sampled = 64;
/** A subtree with fewer words, and neither a link nor a picture, is frame only on nearly all pages. */
const fewWords = 4;
/** Of a group of pages such as news, this many tell its frame. */
const fewestOfGroup = 4;
const inFrame = new Set(['a', 'img', 'iframe', 'button', 'span', 'video']);

interface Seen {
  digest: string;
  isSmall: boolean;
}

/** Counts on how many pages each subtree stands, by digests: trees of a whole site are not held in memory. */
export class FrameCount {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly pages = new Map<string, number>();
  private readonly small = new Set<string>();

  /** Of so many pages in all, those with an even distance tell what may be frame, and all of them whether it is. */
  constructor(private readonly candidates: ReadonlySet<string> | null = null) {}

  note(root: Element, base: string, group: string): void {
    this.pages.set(group, (this.pages.get(group) ?? 0) + 1);
    const counts = this.counts.get(group) ?? new Map<string, number>();
    this.counts.set(group, counts);
    const seen = new Map([...digestsOf(root, base).values()].map((each) => [each.digest, each]));
    for (const { digest, isSmall } of seen.values()) {
      if (this.candidates && !this.candidates.has(digest)) continue;
      if (isSmall) this.small.add(digest);
      counts.set(digest, (counts.get(digest) ?? 0) + 1);
    }
  }

  /** Returns the digests that stand on this share of all pages, or of those of a group. */
  above(share: number): Set<string> {
    const found = new Set<string>();
    const all = new Map<string, number>();
    const total = [...this.pages.values()].reduce((sum, count) => sum + count, 0);
    for (const [group, counts] of this.counts) {
      const pages = this.pages.get(group) ?? 0;
      for (const [digest, count] of counts) {
        all.set(digest, (all.get(digest) ?? 0) + count);
        if (pages >= fewestOfGroup && this.isAbove(digest, count, pages, share)) found.add(digest);
      }
    }
    for (const [digest, count] of all) if (this.isAbove(digest, count, total, share)) found.add(digest);
    return found;
  }

  private isAbove(digest: string, count: number, pages: number, share: number): boolean {
    const least = this.small.has(digest) ? Math.max(share, 0.8) : share;
    return count >= 2 && count >= pages * least;
  }
}

/** Returns whether the page at this place tells what may be frame. */
export function isSampled(place: number, pages: number): boolean {
  const step = Math.max(1, Math.floor(pages / sampled));
  return place % step === 0;
}

/** What of a site's pages is frame. */
export interface Frame {
  digests: ReadonlySet<string>;
  /** Whether what a page marks as its head and foot is frame as well. */
  isMarked: boolean;
}

/** Removes what is frame, and what is left of a menu whose other entries were. */
export function withoutFrame(root: Element, base: string, { digests, isMarked }: Frame): void {
  const found = digestsOf(root, base);
  const marked = new Set(isMarked ? allWithin(root, isMark) : []);
  remove(root, (element) => marked.has(element) || digests.has(found.get(element)?.digest ?? ''));
}

/** Whether the element, or one around content, is the head or the foot of a page; what is within an article is not looked at. */
function isMark({ name, parent, attribs }: Element): boolean {
  if (/^(?:banner|contentinfo)$/.test(attribs.role ?? '')) return true;
  const isWithin = parent && isElement(parent) && /^(?:main|article|section)$/.test(parent.name);
  return (name === 'header' || name === 'footer') && !isWithin;
}

/** Returns the number of words before, and whether anything was removed. */
function remove(element: Element, isFrame: (element: Element) => boolean): { words: number; isCut: boolean } {
  const words = wordCount(element);
  let isCut = false;
  const kept = element.children.filter((child) => {
    if (!isElement(child)) return true;
    if (isFrame(child)) {
      isCut = true;
      return false;
    }
    const inner = remove(child, isFrame);
    isCut ||= inner.isCut;
    const left = inner.isCut ? wordCount(child) : inner.words;
    return !(inner.isCut && isRemnant(child, left, inner.words));
  });
  adopt(element, kept);
  return { words, isCut };
}

const mostLeft = 12;

function isRemnant(element: Element, left: number, before: number): boolean {
  if (left > mostLeft || left > before * 0.3) return false;
  const content = ({ name }: Element) => /^(?:p|h[1-4]|td|img|figure|iframe|video|blockquote)$/.test(name);
  return allWithin(element, content).length === 0 && !content(element);
}

const deepest = 250;

/** Returns the digest of each subtree that may be frame: of its words, links and pictures, regardless of its classes. */
function digestsOf(root: Element, base: string): Map<Element, Seen> {
  const found = new Map<Element, Seen>();
  digest(root, 0, false);
  found.delete(root);
  return found;

  function digest(element: Element, depth: number, isContent: boolean): string {
    const { name, attribs, children } = element;
    if (depth > deepest || unseen.has(name)) return '';
    const isWithin = isContent || name === 'main';
    const parts = children.map((child) =>
      isElement(child) ? digest(child, depth + 1, isWithin) : child.type === 'text' ? tidy(child.data) : '',
    );
    const address = attribs.href ?? attribs.src ?? attribs['data-src'];
    const own = address === undefined ? '' : steady(address, base);
    const inner = parts.filter(Boolean).join('\n');
    if (inner === '' && own === '') return '';
    const hash = createHash('sha1').update(`${name} ${own}\n${inner}`).digest('base64url').slice(0, 16);
    // A list of links within the content is no menu, though the menu has the same one.
    const place = isContent ? `${hash} content` : hash;
    if (mayBeFrame(element)) found.set(element, { digest: place, isSmall: isSmall(element) });
    return hash;
  }
}

function mayBeFrame({ name, parent }: Element): boolean {
  if (blockNames.has(name)) return true;
  if (!inFrame.has(name) && !name.includes('-')) return false;
  // A word of a sentence is none.
  return !parent?.children.some((child) => child.type === 'text' && /\S/.test(child.data));
}

function isSmall(element: Element): boolean {
  if (/^(?:a|img|iframe|video)$/.test(element.name) || wordCount(element) >= fewWords) return false;
  return allWithin(element, ({ name }) => /^(?:a|img|iframe|video|button|input)$/.test(name)).length === 0;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
