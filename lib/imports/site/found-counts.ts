import type { ImportRun } from '../schema.ts';

/** Returns what a run has found; of a table all rows that could be read. */
export function foundCounts({ counts, found, facts }: Pick<ImportRun, 'counts' | 'found' | 'facts'>) {
  const rowsOf = (table: 'events' | 'sermons' | 'documents') => {
    const { added = 0, updated = 0, unchanged = 0 } = counts[table] ?? {};
    return added + updated + unchanged;
  };
  return {
    pages: found.pages ?? 0,
    posts: found.posts ?? 0,
    people: found.people ?? 0,
    events: rowsOf('events'),
    sermons: rowsOf('sermons'),
    documents: rowsOf('documents'),
    hasServices: facts.some(({ field }) => field === 'services'),
  };
}
