import { LRUCache } from 'lru-cache';
import { changeCountOf, isListeningForChanges } from './change-bus.ts';
import type { LiveTopic } from './live-topics.ts';
import { runWithin } from './read-scope.ts';
import { recordRead } from './rendering-reads.ts';

/** What a query is asked by: plain values, so that equal inputs have equal keys. */
type QueryInput = readonly (string | number | boolean | null | undefined)[];

/** Different inputs of one query whose results are cached. */
const mostEntries = 16;
/** What no trigger tells of is seen after 5 minutes. */
const longestMilliseconds = 300_000;

/**
 * A query whose results are cached until the topic changes, 5 minutes at most, for all pages of this process: a
 * page that is rendered anew because the clock moved on, or something else changed, reads nothing of it again
 * (docs/decisions/0006). Nothing is cached while this process does not listen for changes. Whoever asks after a
 * change is never given a result that was begun before it. Results are shared: they must not be altered. A page that asks by itself has it recorded.
 */
export function cacheQuery<Input extends QueryInput, Output extends object>(
  topic: LiveTopic,
  query: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  const entries = new LRUCache<string, { changes: number; until: number; result: Promise<Output> }>({
    max: mostEntries,
  });
  const read = (...input: Input): Promise<Output> => {
    if (!isListeningForChanges()) return query(...input);
    const key = JSON.stringify(input);
    const changes = changesOf(topic);
    const entry = entries.get(key);
    if (entry?.changes === changes && Date.now() < entry.until) return entry.result;
    const result = query(...input);
    entries.set(key, { changes, until: Date.now() + longestMilliseconds, result });
    result.catch(() => {
      if (entries.peek(key)?.result === result) entries.delete(key);
    });
    return result;
  };
  return (...input) => recordRead(read, input, () => runWithin(topic, () => read(...input)));
}

/** What is worked out of any topic goes by the church's facts too: its zone and its name. */
function changesOf(topic: LiveTopic): number {
  return topic === 'church' ? changeCountOf(topic) : changeCountOf(topic) + changeCountOf('church');
}
