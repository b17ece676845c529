import { messages } from '#lib/language/messages.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { jsonOf, textAt, valueAt } from '../builders/json-value.ts';
import type { Site, SiteAnswer } from '../site.ts';
import { type RestRoot, restAddress } from './rest-root.ts';

export interface RestReading {
  site: Site;
  root: RestRoot;
  context: Pick<SourceContext, 'signal' | 'today' | 'timeZone'>;
}

interface List {
  /** 'wp/v2/pages' */
  path: string;
  /** What people call its entries. */
  label: string;
  query?: Record<string, string | number>;
  /** The name of the list within the answer; '' where the answer is the list. */
  within?: string;
  perPage?: number;
  /** Whether a list that is closed, or is not there, is no loss. */
  isOptional?: boolean;
}

export type Listed = { entry: unknown } | Extract<SourceItem, { reading: string } | { problem: string }>;

/** The most entries of one list. */
export const mostEntries = 10_000;
/** The most entries that WordPress gives at once. */
const mostAtOnce = 100;
/** Into so many parts a page of a list is divided that broke off. */
const parts = 5;

/**
 * Yields the entries of a list, each once, with what is being read and what could not be read. It ends with the number of
 * pages that WordPress names, with a page that is empty or holds nothing new, and at `mostEntries`.
 */
export async function* restList(reading: RestReading, list: List): AsyncGenerator<Listed> {
  const { perPage = mostAtOnce } = list;
  const known = new Set<string>();
  for (let page = 1; ; page += 1) {
    if (known.size >= mostEntries)
      return void (yield { problem: messages.builders.onlyFirst(list.label, mostEntries) });
    const { address, answer, entries } = await ask(reading, list, page, perPage);
    yield { reading: address };
    if (!entries && (list.isOptional || (answer && isEnd(answer, page)))) {
      if (page === 1 && !list.isOptional)
        yield { problem: messages.builders.closed(list.label, answer?.status ?? null) };
      return;
    }
    const before = known.size;
    if (entries) yield* fresh(entries, known);
    else yield* divided(reading, list, page, known);
    const pages = answer && pagesOf(answer);
    const isLast = pages === null ? entries !== null && entries.length < perPage : page >= pages;
    if (isLast || known.size === before) return;
  }
}

/** Reads a page of a list again in parts, after an answer that broke off, or none: it may be for one entry alone. */
async function* divided(
  reading: RestReading,
  list: List,
  page: number,
  known: Set<string>,
): AsyncGenerator<Listed> {
  const size = list.perPage ?? mostAtOnce;
  const perPage = Math.ceil(size / parts);
  const before = known.size;
  const lost: number[] = [];
  for (let part = (page - 1) * parts + 1; part <= page * parts; part += 1) {
    const { address, answer, entries } = await ask(reading, list, part, perPage);
    yield { reading: address };
    if (entries) yield* fresh(entries, known);
    else if (answer && isEnd(answer, part)) break;
    else lost.push((part - 1) * perPage);
    if (entries && entries.length < perPage) break;
  }
  const { brokeOff } = messages.builders;
  if (known.size > before)
    yield* lost.map((from) => ({ problem: brokeOff(list.label, from + 1, from + perPage) }));
  else if (lost.length > 0) yield { problem: brokeOff(list.label, (page - 1) * size + 1, page * size) };
}

async function ask({ site, root, context }: RestReading, list: List, page: number, perPage: number) {
  context.signal.throwIfAborted();
  const address = restAddress(root, list.path, { ...list.query, per_page: perPage, page });
  const answer = await site.get(address);
  const json = jsonOf(answer);
  const given = list.within ? valueAt(json, list.within) : json;
  return { address, answer, entries: Array.isArray(given) ? (given as unknown[]) : null };
}

/** Whether an answer without a list is that of the end, or of a list that is closed. */
function isEnd({ status }: SiteAnswer, page: number): boolean {
  return page > 1 ? status === 400 || status === 404 : status >= 400 && status < 500;
}

function* fresh(entries: readonly unknown[], known: Set<string>): Generator<Listed> {
  for (const entry of entries) {
    const id = textAt(entry, 'id');
    if (id === '' || known.has(id) || known.size >= mostEntries) continue;
    known.add(id);
    yield { entry };
  }
}

/** Returns the number of pages that the answer names, or null. */
function pagesOf(answer: SiteAnswer): number | null {
  const told = answer.headers['x-wp-totalpages'] || textAt(jsonOf(answer), 'total_pages');
  return /^\d{1,6}$/.test(told) ? Number(told) : null;
}

/** Returns all entries of a short list, such as categories; none where it is closed. */
export async function shortList(reading: RestReading, path: string, label: string): Promise<unknown[]> {
  const entries: unknown[] = [];
  for await (const listed of restList(reading, { path, label, isOptional: true }))
    if ('entry' in listed) entries.push(listed.entry);
  return entries;
}
