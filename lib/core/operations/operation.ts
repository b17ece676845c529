import type { z } from 'zod';
import { dropCached, publishWrite } from '#lib/core/cache/change-bus.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { runWithin } from '#lib/core/cache/read-scope.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { recordRead } from '#lib/core/cache/rendering-reads.ts';
import { type Access, type Actor, authorize } from './access.ts';
import { auditedTransaction, type Write } from './audited-transaction.ts';
import { isFailure } from './errors.ts';
import { parseInput } from './sanitize-input.ts';

/**
 * An operation is a value that states who may run it, what it accepts and what it does. Pages, server
 * actions and route handlers are three thin ways to it.
 */
export interface Operation<Schema extends z.ZodType, Output> {
  readonly kind: 'command' | 'publicQuery' | 'privateQuery';
  readonly name: string;
  readonly access: Access;
  readonly input: Schema;
  /** Authorizes, parses, runs and announces, in that order. @throws AppError */
  readonly execute: (actor: Actor, raw: unknown) => Promise<Output>;
}

/**
 * A write. What staff change goes through `write`, which says who asks. Once it has landed, finished pages that
 * may show the old state are dropped and the topic is announced (`changes`); a refusal announces nothing.
 */
export function command<Schema extends z.ZodType, Output>(definition: {
  name: string;
  access: Access;
  input: Schema;
  changes: LiveTopic | null;
  run: (input: z.output<Schema>, context: { actor: Actor; write: Write }) => Promise<Output>;
}): Operation<Schema, Output> {
  const { name, access, input, changes, run } = definition;
  return {
    kind: 'command',
    name,
    access,
    input,
    async execute(actor, raw) {
      authorize(access, actor);
      const parsed = parseInput(input, raw);
      const write = auditedTransaction(actor);
      try {
        const output = await run(parsed, { actor, write });
        if (changes) publishWrite(changes, write.names);
        return output;
      } catch (error) {
        // It may have landed before a failure of ours was seen: then the database tells listeners of it.
        if (changes && isFailure(error)) dropCached(changes);
        throw error;
      }
    },
  };
}

/**
 * A read that is never told who asks, so what it gives may be cached for everybody. Callable directly. `topic` tells
 * of every change of what it reads of the database itself, kept reads (query-cache.ts) left out; without one that is
 * read again after any change.
 */
export function publicQuery<Schema extends z.ZodType, Output>(definition: {
  name: string;
  input: Schema;
  topic?: LiveTopic;
  run: (input: z.output<Schema>) => Promise<Output>;
}): Operation<Schema, Output> & ((raw: z.input<Schema>) => Promise<Output>) {
  const { name, input, topic, run } = definition;
  const read = async (raw: unknown) => {
    const parsed = parseInput(input, raw);
    try {
      return await (topic ? runWithin(topic, () => run(parsed)) : run(parsed));
    } catch (error) {
      // Whatever the page makes of it, what it shows without this read is not kept.
      if (isFailure(error)) reportFailedRead();
      throw error;
    }
  };
  const ask = (raw: unknown) => recordRead(read, raw, () => read(raw));
  return Object.defineProperty(
    Object.assign(ask, {
      kind: 'publicQuery' as const,
      access: 'anyone' as const,
      input,
      execute: (_actor: Actor, raw: unknown) => ask(raw),
    }),
    'name',
    { value: name },
  ) as Operation<Schema, Output> & ((raw: z.input<Schema>) => Promise<Output>);
}

/** A guarded read: told who asks, and its answer is never cached. */
export function privateQuery<Schema extends z.ZodType, Output>(definition: {
  name: string;
  access: Access;
  input: Schema;
  run: (input: z.output<Schema>, context: { actor: Actor }) => Promise<Output>;
}): Operation<Schema, Output> {
  const { name, access, input, run } = definition;
  return {
    kind: 'privateQuery',
    name,
    access,
    input,
    async execute(actor, raw) {
      authorize(access, actor);
      return run(parseInput(input, raw), { actor });
    },
  };
}
