import { LRUCache } from 'lru-cache';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { rowLanguageKey } from '#lib/core/translations/row-language.ts';
import { changeCount, haveChangedSince } from './change-bus.ts';
import type { LiveTopic } from './live-topics.ts';
import { digestOf, textOf } from './read-digest.ts';
import { runInScope } from './read-scope.ts';

/** A query with its input, shared by all pages; asked again once per change for all of them. */
export class Question {
  readonly #ask: () => Promise<unknown>;
  #latest: Answer | undefined;
  #flight: { since: number; digest: Promise<string | null> } | undefined;

  constructor(ask: () => Promise<unknown>) {
    this.#ask = ask;
  }

  /** The digest of the latest result; undefined once a change may have altered it. */
  get digest(): string | undefined {
    const latest = this.#latest;
    return latest && !haveChangedSince(latest.topics, latest.since) ? latest.digest : undefined;
  }

  /**
   * Asks for a rendering. Returns the result with its digest, null for a result that has none.
   * @throws what the query throws
   */
  async askFor<Output>(ask: () => Promise<Output>): Promise<{ output: Output; digest: string | null }> {
    const since = changeCount();
    // Every result also depends on the church row, and one in the second language on the translations.
    const topics = new Set<LiveTopic>(languagePrefix() ? ['church', 'translations'] : ['church']);
    const output = await runInScope({ kind: 'read', topics }, ask);
    const digest = digestOrNull(output);
    if (digest !== null && since >= (this.#latest?.since ?? 0)) this.#latest = { digest, topics, since };
    return { output, digest };
  }

  /**
   * Asks again, once for all callers since the last change.
   * @throws what the query throws
   */
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
  /** The topics it depends on. */
  topics: ReadonlySet<LiveTopic>;
  /** The change count when it was asked. */
  since: number;
}

/** The number of remembered inputs; pages hold the questions they asked. */
const mostInputs = 200;
/** Longer inputs are not remembered: the page is rendered again after every change. */
const longestInput = 1000;

const questions = new WeakMap<object, LRUCache<string, Question>>();

/**
 * Returns the question of a query with that input, the same one for equal inputs in the same language; null for an input
 * that cannot be compared.
 */
export function questionOf(query: object, input: unknown, ask: () => Promise<unknown>): Question | null {
  const text = inputText(input);
  if (text === null) return null;
  const key = rowLanguageKey() + text;
  const known = questions.get(query) ?? new LRUCache<string, Question>({ max: mostInputs });
  questions.set(query, known);
  const question = known.get(key) ?? new Question(ask);
  known.set(key, question);
  return question;
}

function inputText(input: unknown): string | null {
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
