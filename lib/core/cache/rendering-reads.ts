import { momentCount } from './change-bus.ts';
import { type Question, questionOf } from './question.ts';
import { type PageScope, pageHere, runInScope } from './read-scope.ts';

/** A rendering with more reads is not remembered. */
const mostReads = 200;

interface Recording extends PageScope {
  readonly reads: Map<Question, string>;
}

/**
 * Runs a rendering and records its reads. `reads` is null when it read something that cannot be asked again, or
 * nothing: such a page is rendered again after every change.
 */
export async function recordReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; reads: RenderingReads | null }> {
  const moments = momentCount();
  const page: Recording = { kind: 'page', isComplete: true, reads: new Map() };
  const result = await runInScope(page, run);
  const isKnown = page.isComplete && page.reads.size > 0;
  // Work that outlives the rendering, such as a timer, records nothing.
  page.isComplete = false;
  return { result, reads: isKnown ? new RenderingReads(page.reads, moments) : null };
}

/**
 * Asks a query for the current rendering, if any, and records input and result: the page's content depends on them
 * alone. A nested read is part of its outer read.
 */
export async function recordRead<Output>(
  query: object,
  input: unknown,
  ask: () => Promise<Output>,
): Promise<Output> {
  const page = pageHere<Recording>();
  if (!page?.isComplete) return ask();
  const question = questionOf(query, input, ask);
  if (!question) {
    page.isComplete = false;
    return ask();
  }
  try {
    const { output, digest } = await question.askFor(ask);
    if (!note(page.reads, question, digest)) page.isComplete = false;
    return output;
  } catch (error) {
    page.isComplete = false;
    throw error;
  }
}

/** Adds a read. Returns false if it cannot be compared or the question had another result before. */
function note(reads: Map<Question, string>, question: Question, digest: string | null): boolean {
  if (digest === null || (reads.get(question) ?? digest) !== digest) return false;
  reads.set(question, digest);
  return reads.size <= mostReads;
}

/** The reads of a rendering: while all results are unchanged, so is the page, until its time runs out. */
export class RenderingReads {
  readonly #reads: ReadonlyMap<Question, string>;
  readonly #moments: number;

  constructor(reads: ReadonlyMap<Question, string>, moments: number) {
    this.#reads = reads;
    this.#moments = moments;
  }

  /** Returns whether the same reads give the same results now; undefined where some have to be asked again. */
  areKnownSame(): boolean | undefined {
    if (momentCount() !== this.#moments) return false;
    let isUnknown = false;
    for (const [question, digest] of this.#reads) {
      const latest = question.digest;
      if (latest === undefined) isUnknown = true;
      else if (latest !== digest) return false;
    }
    return isUnknown ? undefined : true;
  }

  /**
   * Returns whether the reads give the same results, asking again where a change may have altered them. False if one
   * fails.
   */
  async areSame(): Promise<boolean> {
    if (this.areKnownSame() === false) return false;
    const asked = [...this.#reads].map(
      async ([question, digest]) => (question.digest ?? (await question.askAgain())) === digest,
    );
    const same = await Promise.all(asked).catch(() => [false]);
    return momentCount() === this.#moments && same.every(Boolean);
  }
}
