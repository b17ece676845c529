import { LRUCache } from 'lru-cache';
import { changeCount, haveChangedSince } from './change-bus.ts';
import type { LiveTopic } from './live-topics.ts';
import { digestOf, textOf } from './read-digest.ts';
import { runInScope } from './read-scope.ts';

/** A query with its input: asked by many pages, and after a change once for all of them. */
export class Question {
  readonly #ask: () => Promise<unknown>;
  #latest: Answer | undefined;
  #flight: { since: number; digest: Promise<string | null> } | undefined;

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** The digest of the latest answer; undefined once a change may have made it another. */
  get digest(): string | undefined {
    const latest = this.#latest;
    return latest && !haveChangedSince(latest.topics, latest.since) ? latest.digest : undefined;
  }

  /** Asks for a page. Gives the result with its digest, null for a result that has none. @throws what the query throws */
  async askFor<Output>(ask: () => Promise<Output>): Promise<{ output: Output; digest: string | null }> {
    const since = changeCount();
    // What is worked out of any topic goes by the church's facts too.
    const topics = new Set<LiveTopic>(['church']);
    const output = await runInScope({ kind: 'read', topics }, ask);
    const digest = digestOrNull(output);
    if (digest !== null && since >= (this.#latest?.since ?? 0)) this.#latest = { digest, topics, since };
    return { output, digest };
  }

  /** Asks again, once for all who want to know since the last change. @throws what the query throws */
  askAgain(): Promise<string | null> {
    const since = changeCount();
    if (this.#flight?.since === since) return this.#flight.digest;
    const flight = { since, digest: this.askFor(this.#ask).then(({ digest }) => digest) };
    this.#flight = flight;
    const end = () => {
      if (this.#flight === flight) this.#flight = undefined;
    };
    flight.digest.then(end, end);
    return flight.digest;
  }
}

interface Answer {
  digest: string;
  /** What it goes by. */
  topics: ReadonlySet<LiveTopic>;
  /** The number of changes there had been when it was asked for. */
  since: number;
}

/** Different inputs of one query that are known at a time; pages hold those that they asked. */
const mostInputs = 200;
/** Longer inputs are not remembered: a page that asks so is rendered anew after every change. */
const longestInput = 1000;

const questions = new WeakMap<object, LRUCache<string, Question>>();

/** The question that this query is with that input, the same for equal inputs; null for one that cannot be compared. */
export function questionOf(query: object, input: unknown, ask: () => Promise<unknown>): Question | null {
  const key = inputKey(input);
  if (key === null) return null;
  const known = questions.get(query) ?? new LRUCache<string, Question>({ max: mostInputs });
  questions.set(query, known);
  const question = known.get(key) ?? new Question(ask);
  known.set(key, question);
  return question;
}

function inputKey(input: unknown): string | null {
  try {
    const text = textOf(input);
    return text.length <= longestInput ? text : null;
  } catch {
    return null;
  }
}

function digestOrNull(output: unknown): string | null {
  try {
    return digestOf(output);
  } catch {
    return null;
  }
}
