import { LRUCache } from 'lru-cache';
import { changeCountOf, isListeningForChanges, type LiveTopic } from './change-bus.ts';

/** What a read may be asked by: plain values, so that equal questions have equal names. */
type Question = readonly (string | number | boolean | null | undefined)[];

/** Different questions whose answers are kept of one read. */
const answersKept = 16;
/** What nobody tells of, such as a table emptied at once, is seen after 5 minutes. */
const longestKeptMilliseconds = 300_000;

/**
 * A read whose answers are kept until the topic changes, 5 minutes at most, for all pages of this process: a
 * page that is rendered anew because the clock moved on, or something else changed, reads nothing of it again
 * (docs/decisions/0006). Nothing is kept while this process would not hear of changes. Whoever asks after a
 * change is never given a read that began before it. Answers are shared: they must not be altered.
 */
export function cacheQuery<Input extends Question, Output extends object>(
  topic: LiveTopic,
  read: (...input: Input) => Promise<Output>,
): (...input: Input) => Promise<Output> {
  const answers = new LRUCache<string, { changes: number; until: number; answer: Promise<Output> }>({
    max: answersKept,
  });
  return (...input) => {
    if (!isListeningForChanges()) return read(...input);
    const name = JSON.stringify(input);
    const changes = changeCountOf(topic);
    const known = answers.get(name);
    if (known?.changes === changes && Date.now() < known.until) return known.answer;
    const answer = read(...input);
    answers.set(name, { changes, until: Date.now() + longestKeptMilliseconds, answer });
    answer.catch(() => {
      if (answers.peek(name)?.answer === answer) answers.delete(name);
    });
    return answer;
  };
}
