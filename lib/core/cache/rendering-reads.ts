import { momentCount } from './change-bus.ts';
import { type Question, questionOf } from './question.ts';
import { type PageScope, pageHere, runInScope } from './read-scope.ts';

/** A rendering that reads more is not remembered. */
const mostReads = 200;

interface Recording extends PageScope {
  readonly reads: Map<Question, string>;
}

/**
 * Runs a rendering and records what it reads. `reads` is null when it read something that cannot be asked again,
 * or nothing, though every page goes by the church's facts: such a page is rendered anew after every change.
 */
export async function recordReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; reads: RenderingReads | null }> {
  const moments = momentCount();
  const page: Recording = { kind: 'page', isComplete: true, reads: new Map() };
  const result = await runInScope(page, run);
  const isKnown = page.isComplete && page.reads.size > 0;
  // What goes on within it, such as a timer, records nothing from now on.
  page.isComplete = false;
  return { result, reads: isKnown ? new RenderingReads(page.reads, moments) : null };
}

/**
 * Asks a query for the rendering that this runs in, if any, and records input and result: what the page shows of the
 * content goes by them alone. A read within a read is part of it.
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

/** Adds a read. False where it cannot be compared, or another answer to the question was given before. */
function note(reads: Map<Question, string>, question: Question, digest: string | null): boolean {
  if (digest === null || (reads.get(question) ?? digest) !== digest) return false;
  reads.set(question, digest);
  return reads.size <= mostReads;
}

/** What a rendering read: when all of it is still what it was, the page is too, for as long as the clock lets it. */
export class RenderingReads {
  readonly #reads: ReadonlyMap<Question, string>;
  readonly #moments: number;

  constructor(reads: ReadonlyMap<Question, string>, moments: number) {
    this.#reads = reads;
    this.#moments = moments;
  }

  /** Whether the same reads give the same now: at once, and undefined where some would have to be asked again. */
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

  /** The same, asking again whatever a change may have made otherwise. False when one of them fails. */
  async areSame(): Promise<boolean> {
    if (this.areKnownSame() === false) return false;
    const asked = [...this.#reads].map(
      async ([question, digest]) => (question.digest ?? (await question.askAgain())) === digest,
    );
    const same = await Promise.all(asked).catch(() => [false]);
    return momentCount() === this.#moments && same.every(Boolean);
  }
}
