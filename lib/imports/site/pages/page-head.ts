import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { oneLine } from '../../markup/written-text.ts';
import { allWithin, type Element, isElement, nodesOf, textWithin } from '../../wordpress/pages/markup.ts';

/** What a page says of itself in its head. */
export interface PageHead {
  title: string;
  siteName: string;
  summary: string;
  picture: string;
  /** The address that it wishes to be known by. */
  canonical: string;
  /** `/?p=12`; empty without one. */
  number: string;
  /** Of a post: an instant or a day, as written. Empty for pages. */
  published: string;
  author: string;
}

const articles = /^(?:Blog|News)?(?:Posting|Article)$/;

/** Returns what a page says of itself. */
export function pageHead(html: string, address: string): PageHead {
  const root = nodesOf(html);
  const holder = nodesOf('<div></div>')[0] as Element;
  holder.children = root;
  const metas = new Map<string, string>();
  for (const { attribs } of allWithin(holder, ({ name }) => name === 'meta')) {
    const key = (attribs.property ?? attribs.name ?? attribs.itemprop ?? '').toLowerCase();
    if (key !== '' && !metas.has(key)) metas.set(key, attribs.content ?? '');
  }
  const meta = (...keys: string[]) => oneLine(keys.map((key) => metas.get(key)).find(Boolean) ?? '', 500);
  const article = articleIn(holder);
  const [title] = allWithin(holder, ({ name }) => name === 'title');
  const [time] = allWithin(holder, ({ name, attribs }) => name === 'time' && Boolean(attribs.datetime));
  const isArticle = article !== null || meta('og:type').toLowerCase() === 'article' || isPostAddress(address);
  const published =
    meta('article:published_time') ||
    textOf(article?.datePublished) ||
    (isPostAddress(address) && (time?.attribs.datetime || dateIn(address))) ||
    '';
  return {
    title: title ? textOf(titleText(title)) : meta('og:title'),
    siteName: meta('og:site_name'),
    summary: meta('description', 'og:description'),
    picture: meta('og:image'),
    canonical: linkOf(holder, 'canonical'),
    number: numberOf(holder),
    published: isArticle ? published : '',
    author: authorOf(article?.author) || (isArticle ? named(meta('author', 'article:author')) : ''),
  };
}

function titleText(title: Element): string {
  return title.children.map((child) => (child.type === 'text' ? child.data : '')).join('');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? oneLine(value, 500) : '';
}

function linkOf(root: Element, relation: string): string {
  const [link] = allWithin(root, ({ name, attribs }) => name === 'link' && attribs.rel === relation);
  return link?.attribs.href ?? '';
}

/** WordPress writes the number of a page or a post as its short link, or as a class of the body. */
function numberOf(root: Element): string {
  const [, short] = /[?&]p(?:age_id)?=(\d{1,10})$/.exec(linkOf(root, 'shortlink')) ?? [];
  const [body] = allWithin(root, ({ name }) => name === 'body');
  const [, classed] = /\b(?:postid|page-id)-(\d{1,10})\b/.exec(body?.attribs.class ?? '') ?? [];
  const number = short ?? classed;
  return number ? `/?p=${number}` : '';
}

function authorOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'string') return named(one);
  return one && typeof one === 'object' && 'name' in one ? named(textOf(one.name)) : '';
}

/** The address of an author's page is no name. */
function named(text: string): string {
  return /^https?:|^admin$/i.test(text) ? '' : oneLine(text, 120);
}

/** Returns whether the address is that of a post by its form: `/blog/x`, `/post/x`, `/2025/10/5/x`. */
export function isPostAddress(address: string): boolean {
  const pathname = parsedUrl(address)?.pathname ?? '';
  return (
    /\/(?:19|20)\d\d\/\d{1,2}\/(?:\d{1,2}\/)?[^/]+\/?$/.test(pathname) ||
    /^\/(?:[\w-]+\/)?(?:blog|posts?|news|noticias|single-post|articles?)\/[^/]+\/?$/i.test(pathname)
  );
}

function dateIn(address: string): string {
  const [, year, month = '', day = ''] =
    /\/((?:19|20)\d\d)\/(\d{1,2})\/(\d{1,2})\/[^/]+\/?$/.exec(parsedUrl(address)?.pathname ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

interface Article {
  datePublished?: unknown;
  author?: unknown;
}

/** Returns the article that the page says it is (schema.org, JSON-LD); null without one. */
function articleIn(root: Element): Article | null {
  const scripts = allWithin(
    root,
    ({ name, attribs }) => name === 'script' && /^application\/ld\+json/i.test(attribs.type ?? ''),
  );
  for (const script of scripts) {
    const found = partsOf(parsed(script)).find((part) =>
      [part['@type']].flat().some((type) => typeof type === 'string' && articles.test(type)),
    );
    if (found) return found;
  }
  return null;
}

function parsed(script: Element): unknown {
  try {
    return JSON.parse(titleText(script));
  } catch {
    return null;
  }
}

function partsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.slice(0, 100).flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const part = value as Record<string, unknown>;
  return [part, ...(Array.isArray(part['@graph']) ? partsOf(part['@graph']) : [])];
}

/** Returns the first heading of the first rank in a tree, as an element; null where there are none or several. */
export function onlyHeading(root: Element): Element | null {
  const headings = allWithin(root, ({ name }) => name === 'h1').filter((each) => textWithin(each) !== '');
  const [first] = headings;
  return first && headings.length === 1 && isElement(first) ? first : null;
}
