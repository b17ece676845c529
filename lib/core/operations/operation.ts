import type { z } from 'zod';
import type { Access } from '#lib/core/auth/permissions.ts';
import { dropCached, publishWrite } from '#lib/core/cache/change-bus.ts';
import type { LiveTopic, PageTopic } from '#lib/core/cache/live-topics.ts';
import { runWithin } from '#lib/core/cache/read-scope.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { recordRead } from '#lib/core/cache/rendering-reads.ts';
import { withStoredRows } from '#lib/core/translations/stored-rows.ts';
import { type Actor, authorize } from './access.ts';
import { auditedTransaction, type Write } from './audited-transaction.ts';
import { heedDemo } from './demo.ts';
import { assertAccepted, isFailure } from './errors.ts';
import { parseInput } from './sanitize-input.ts';

/**
 * A value that states who may run it, what it accepts and what it does. Pages, server actions and route handlers call
 * it.
 */
export interface Operation<Schema extends z.ZodType, Output> {
  readonly kind: 'command' | 'publicQuery' | 'privateQuery';
  readonly name: string;
  readonly access: Access;
  readonly input: Schema;
  /** Of a command: a demo refuses it. */
  readonly isOffInDemo?: boolean;
  /**
   * Authorizes, validates, runs and announces, in that order. A command is refused while a new version is on trial.
   * @throws AppError
   */
  readonly execute: (actor: Actor, raw: unknown) => Promise<Output>;
}

/**
 * Defines a write. Staff changes go through `write`, which records the session. After the commit, stale pages are
 * dropped and the topic is announced (`changes`); a refusal announces nothing.
 */
export function command<Schema extends z.ZodType, Output>(definition: {
  name: string;
  access: Access;
  input: Schema;
  changes: LiveTopic | null;
  /** It answers a form: the commands that it runs refuse, and their refusals are part of its answer. */
  answersForm?: true;
  /** A demo refuses it: it reaches beyond the demo, or keeps others from trying it. */
  isOffInDemo?: true;
  run: (input: z.output<Schema>, context: { actor: Actor; write: Write }) => Promise<Output>;
}): Operation<Schema, Output> {
  const { name, access, input, changes, answersForm, isOffInDemo = false, run } = definition;
  return {
    kind: 'command',
    name,
    access,
    input,
    isOffInDemo,
    async execute(actor, raw) {
      if (!answersForm) assertAccepted();
      authorize(access, actor);
      await heedDemo(actor, isOffInDemo);
      const parsed = parseInput(input, raw);
      const write = auditedTransaction(actor);
      try {
        const output = await withStoredRows(() => run(parsed, { actor, write }));
        if (changes) publishWrite(changes, write.names);
        return output;
      } catch (error) {
        // The write may have been committed before the failure: then the database notifies listeners.
        if (changes && isFailure(error)) dropCached(changes);
        throw error;
      }
    },
  };
}

/**
 * Defines a read without an actor, so that its result may be cached for everyone. Callable directly. `topic` covers its
 * own database reads, cached reads (query-cache.ts) excluded; without one it is read again after any change.
 */
export function publicQuery<Schema extends z.ZodType, Output>(definition: {
  name: string;
  input: Schema;
  topic?: PageTopic;
  run: (input: z.output<Schema>) => Promise<Output>;
}): Operation<Schema, Output> & ((raw: z.input<Schema>) => Promise<Output>) {
  const { name, input, topic, run } = definition;
  const read = async (raw: unknown) => {
    const parsed = parseInput(input, raw);
    try {
      return await (topic ? runWithin(topic, () => run(parsed)) : run(parsed));
    } catch (error) {
      // A page rendered without this read is not cached, even if it handled the failure.
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

/** Defines a guarded read: it receives the actor, and its result is never cached. */
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
      const read = () => run(parseInput(input, raw), { actor });
      return access === 'anyone' ? read() : withStoredRows(read);
    },
  };
}
