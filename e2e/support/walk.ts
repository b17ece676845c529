interface Visit {
  path: string;
  /** The page that links to it; undefined for an address to begin with. */
  from: string | undefined;
  answer: Response;
  text: string;
}

interface Ways {
  /** How many of the pages that differ by their row, day or number alone are read. */
  pagesOfAKind: number;
  /** The headers that each is asked with. */
  variants?: Record<string, string>[];
}

/** Reads the addresses and all that their pages link to on this site. Returns what was read, without a browser. */
export async function walk(
  origin: string,
  begin: readonly string[],
  { pagesOfAKind, variants = [{}] }: Ways,
  look: (visit: Visit) => void,
): Promise<Set<string>> {
  const queue: Pick<Visit, 'path' | 'from'>[] = begin.map((path) => ({ path, from: undefined }));
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    const readOfItsKind = kinds.get(kindOf(path)) ?? 0;
    if (seen.has(path) || readOfItsKind >= pagesOfAKind) continue;
    kinds.set(kindOf(path), readOfItsKind + 1);
    seen.add(path);
    for (const headers of variants) {
      const answer = await fetch(origin + path, { headers, redirect: 'manual' });
      const text = await answer.text();
      look({ path, from, answer, text });
      for (const [, link] of text.matchAll(/(?:href|src)="(\/(?!\/|_next)[^"#]*)/g))
        if (link) queue.push({ path: link.replaceAll('&amp;', '&'), from: path });
    }
  }
  return seen;
}

/** The address without what only names one row, and the names of what it asks for. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const route = pathname.replace(/(?<=^\/(?:events|sermons)\/)[^/]*\d[^/]*/, '[id]');
  return [route, ...searchParams.keys()].join(' ');
}
