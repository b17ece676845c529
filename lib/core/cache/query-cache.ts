import { LRUCache } from 'lru-cache';
import { type RowLanguage, rowLanguage, rowLanguageKey } from '#lib/core/translations/row-language.ts';
import { changeCountOf, isListeningForChanges } from './change-bus.ts';
import type { PageTopic } from './live-topics.ts';
import { runWithin } from './read-scope.ts';
import { recordRead } from './rendering-reads.ts';

/** The input of a query: plain values, so that equal inputs have equal keys. */
type QueryInput = readonly (string | number | boolean | null | undefined)[];

/** The number of cached inputs per query, in any language. */
const mostEntries = 16;
/** The maximum age of a cached result, for changes that no trigger reports. */
const longestMilliseconds = 300_000;

/**
 * Caches a query's results for all pages of this process until the topic changes, 5 minutes at most
 * (docs/decisions/0006). Nothing is cached while this process does not listen for changes, and a call after a change
 * never gets a result begun before it. Results are shared and must not be altered. Reads inside a rendering are
 * recorded.
 */
export function cacheQuery<Input extends QueryInput, Output extends object>(
  topic: PageTopic,
  query: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  const entries = new LRUCache<string, Entry<Output>>({ max: mostEntries });
  const read = (...input: Input): Promise<Output> => {
    if (!isListeningForChanges()) return query(...input);
    const key = rowLanguageKey() + JSON.stringify(input);
    const words = rowLanguage();
    const changes = changesOf(topic);
    const entry = entries.get(key);
    if (entry?.changes === changes && entry.words === words && Date.now() < entry.until) return entry.result;
    const result = query(...input);
    entries.set(key, { changes, words, until: Date.now() + longestMilliseconds, result });
    result.catch(() => {
      if (entries.peek(key)?.result === result) entries.delete(key);
    });
    return result;
  };
  return (...input) => recordRead(read, input, () => runWithin(topic, () => read(...input)));
}

interface Entry<Output> {
  changes: number;
  /** The translations that its rows were presented with. */
  words: RowLanguage | undefined;
  until: number;
  result: Promise<Output>;
}

/** Every cached result also depends on the church row (zone and name). */
function changesOf(topic: PageTopic): number {
  return topic === 'church' ? changeCountOf(topic) : changeCountOf(topic) + changeCountOf('church');
}
