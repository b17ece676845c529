import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { entriesAt, jsonOf, listAt, textAt, valueAt } from '../builders/json-value.ts';
import type { Site } from '../site.ts';

/** What is at an address of the site. */
export type CollectionKind = 'page' | 'blog' | 'events' | 'gallery' | 'shop' | 'folder';

/** One answer for programs: a page, a part of a collection, or one entry of it. */
export interface Answered {
  json: unknown;
  /** The collection's own id and path. */
  id: string;
  path: string;
  kind: CollectionKind;
  /** The entry that the address is of; undefined for a whole collection. */
  item: unknown;
}

/** Returns the address of the JSON of a page. */
export function jsonAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('format', 'json');
  return url.href;
}

/** Returns what the site answers programs about a page, or the message why nothing could be read. */
export async function askCollection(site: Site, address: string): Promise<Answered | { problem: string }> {
  const answer = await site.get(jsonAddress(address));
  const json = jsonOf(answer);
  const collection = valueAt(json, 'collection');
  if (answer?.status !== 200) return { problem: messages.builders.unread(address, answer?.status ?? null) };
  if (entriesAt(collection).length === 0) return { problem: messages.builders.notJson(address) };
  const id = textAt(collection, 'id');
  const path = textAt(collection, 'fullUrl') || `/${textAt(collection, 'urlId')}`;
  return { json, id, path, kind: kindOf(json), item: valueAt(json, 'item') };
}

function kindOf(json: unknown): CollectionKind {
  const name = textAt(json, 'collection', 'typeName').toLowerCase();
  const [first] = [valueAt(json, 'item'), ...itemsOf(json)].filter((item) => item !== undefined);
  if (/product|store/.test(name) || valueAt(first, 'variants') !== undefined) return 'shop';
  if (/event|calendar/.test(name) || valueAt(first, 'startDate') !== undefined) return 'events';
  if (/gallery|album|slide/.test(name)) return 'gallery';
  if (/folder/.test(name)) return 'folder';
  return first === undefined || /^(?:page|index)$/.test(name) ? 'page' : 'blog';
}

/** Returns the entries of a collection; those of a calendar are divided. */
export function itemsOf(json: unknown): readonly unknown[] {
  return ['upcoming', 'items', 'past'].flatMap((name) => listAt(json, name));
}

/** The most further answers of one collection. */
const mostPages = 200;
const mostItems = 10_000;

/** Yields the entries of a collection, each once. It ends where an answer holds nothing new. */
export async function* allItems(
  site: Site,
  { json, path }: Answered,
): AsyncGenerator<{ item: unknown } | { reading: string } | { problem: string }> {
  const known = new Set<string>();
  let part: unknown = json;
  for (let page = 1; ; page += 1) {
    const before = known.size;
    for (const item of itemsOf(part)) {
      const id = textAt(item, 'id');
      if (id === '' || known.has(id) || known.size >= mostItems) continue;
      known.add(id);
      yield { item };
    }
    const next = nextAddress(site, part, path);
    if (next === null || known.size === before) return;
    if (page >= mostPages || known.size >= mostItems)
      return void (yield { problem: messages.builders.onlyFirst(path, known.size) });
    yield { reading: next };
    const answered = await askCollection(site, next);
    if ('problem' in answered) return void (yield answered);
    part = answered.json;
  }
}

function nextAddress(site: Site, json: unknown, path: string): string | null {
  if (valueAt(json, 'pagination', 'nextPage') !== true) return null;
  const offset = textAt(json, 'pagination', 'nextPageOffset');
  const given = textAt(json, 'pagination', 'nextPageUrl') || (offset && `${path}?offset=${offset}`);
  const url = given ? (parsedUrl(given, site.origin)?.href ?? null) : null;
  return url !== null && site.isOwn(url) ? url : null;
}
