import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { latinSlug } from '#lib/core/text/slug-of.ts';
import { messages } from '#lib/language/messages.ts';
import { isReserved } from '#lib/site-pages/addresses.ts';
import { oneLine } from '../../markup/written-text.ts';
import { pathWithin, type SiteEntry } from './site-survey.ts';

const longestSegment = 60;

interface EntryPaths {
  paths: ReadonlyMap<string, string>;
  moved: ReadonlySet<string>;
  problems: string[];
  /** Returns a free path for what an entry has beyond its page, each once: `-2` and further. */
  furtherPath(path: string, kind: string): string;
}

/**
 * Returns the path of each entry by its id: that of the old site within its folder, of pages with up to three segments.
 * One that the site has itself, or another page, gets `-2`, and a problem says so: `moved` are their ids.
 */
export function entryPaths(
  { entries, folder }: { entries: readonly SiteEntry[]; folder: string },
  takenPaths: readonly string[],
): EntryPaths {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const free = freePaths(takenPaths);
  const paths = new Map<string, string>();
  const moved = new Set<string>();
  const problems: string[] = [];
  for (const entry of entries) {
    const wanted = wantedPath(entry, byId, folder);
    const path = free(entry.kind, wanted);
    paths.set(entry.id, path);
    if (path === wanted) continue;
    moved.add(entry.id);
    problems.push(messages.wordpress.movedTo(oneLine(entry.title, 120) || wanted, path, wanted));
  }
  return { paths, moved, problems, furtherPath: (path, kind) => free(kind, path) };
}

function wantedPath(entry: SiteEntry, byId: ReadonlyMap<string, SiteEntry>, folder: string): string {
  if (entry.kind === 'news') return `/news/${segmentOf(entry)}`;
  const segments = oldSegments(entry.link, folder) ?? slugsOf(entry, byId);
  const kept = segments.length > 3 ? [...segments.slice(0, 2), ...segments.slice(-1)] : segments;
  return `/${kept.join('/')}`;
}

/** Returns the segments of the old address; null for the home page, and for one with a query, as that of a draft. */
function oldSegments(link: string, folder: string): string[] | null {
  const url = parsedUrl(link);
  if (!url) return null;
  const { pathname, search } = url;
  const segments = pathWithin(folder, pathname).split('/').filter(Boolean).map(plainSegment);
  return search === '' && segments.length > 0 && segments.every(Boolean) ? segments : null;
}

/** Returns the slugs of the pages above and of the page itself. */
function slugsOf(entry: SiteEntry, byId: ReadonlyMap<string, SiteEntry>): string[] {
  const segments: string[] = [];
  const passed = new Set<string>();
  for (let page: SiteEntry | undefined = entry; page && !passed.has(page.id); page = byId.get(page.parent)) {
    passed.add(page.id);
    segments.unshift(segmentOf(page));
  }
  return segments;
}

/** Squarespace writes the path of a post as its slug. */
function segmentOf({ id, slug, title }: SiteEntry): string {
  const own = slug.split('/').filter(Boolean).at(-1) ?? '';
  return plainSegment(own) || plainSegment(oneLine(title, 200)) || `page-${plainSegment(id) || 'x'}`;
}

function plainSegment(text: string): string {
  const words = latinSlug(decodedAddress(text));
  return words.length <= longestSegment ? words : words.slice(0, longestSegment).replace(/-+$/, '');
}

/**
 * Returns a function that gives each path away once. Of a path that the site has itself, the first segment differs, so
 * that pages below it stay below it.
 */
function freePaths(takenPaths: readonly string[]): (kind: string, wanted: string) => string {
  const taken = new Set(takenPaths);
  const numbers = new Map<string, number>();
  return (kind, wanted) => {
    const path = isReserved(kind, wanted) ? wanted.replace(/^\/[^/]+/, '$&-2') : wanted;
    for (let number = numbers.get(path) ?? 1; ; number += 1) {
      const free = number === 1 ? path : `${path}-${number}`;
      if (taken.has(free) || isReserved(kind, free)) continue;
      taken.add(free);
      numbers.set(path, number + 1);
      return free;
    }
  };
}
