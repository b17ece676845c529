import type { Church } from '#lib/core/church/church-row.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import type { Builder, ImportFact } from '../site/facts.ts';
import type { SourceContext, SourceItem } from '../source.ts';
import { sourceOf } from '../sources.ts';
import { messageLimits, stagedLimits } from './limits.ts';
import { stagedFacts } from './staged-facts.ts';
import { type StagedRow, stageProblem, stageRecord } from './staged-row.ts';

/** The input of the reading process. Options may contain a key: they are sent and never stored. */
export interface Reading {
  run: string;
  source: string;
  options: Readonly<Record<string, unknown>>;
  context: Omit<SourceContext, 'signal'>;
  church: Church;
}

/** Rows in order, with facts about the source. */
export interface Batch {
  rows: StagedRow[];
  total?: number;
  name?: string;
  remember?: Readonly<Record<string, string>>;
  builder?: Builder;
  /** What is being read from now on. */
  reading?: string;
  facts?: readonly ImportFact[];
  isUnchanged?: true;
}

/** @throws AppError for a source that cannot be read, with a message for staff */
export type ReadBatches = (reading: Reading, signal: AbortSignal) => AsyncIterable<Batch>;

/** Reads a source in batches within `messageLimits`. Each row is checked by its domain. */
export const stageSource: ReadBatches = async function* (reading, signal) {
  const keys = new Set<string>();
  const factOf = stagedFacts();
  let batch: Batch = { rows: [] };
  let [batchBytes, totalBytes] = [0, 0];
  for await (const item of itemsOf(reading, signal)) {
    const row = rowOf(item, keys);
    const fact = 'fact' in item ? factOf(item.fact) : null;
    if (fact) batch = { ...batch, facts: [...(batch.facts ?? []), fact] };
    if (!row) batch = noted(batch, item);
    const bytes = row ? Buffer.byteLength(JSON.stringify(row)) : 0;
    totalBytes += bytes;
    if (totalBytes > stagedLimits.totalBytes)
      throw new AppError('invalid', messages.imports.tooMuch(stagedLimits.totalBytes / 1024 / 1024));
    const isFull = batchBytes + bytes > messageLimits.bytes || batch.rows.length >= messageLimits.rows;
    // Before the source waits for the answer of that address.
    if (isFull || 'reading' in item) {
      yield batch;
      [batch, batchBytes] = [{ rows: [] }, 0];
    }
    if (row) batch.rows.push(row);
    batchBytes += bytes;
  }
  yield batch;
};

function rowOf(item: SourceItem, keys: Set<string>): StagedRow | null {
  if ('problem' in item) return stageProblem(item.problem);
  return 'record' in item ? stageRecord(item.record, keys) : null;
}

function noted(batch: Batch, item: SourceItem): Batch {
  if ('fact' in item) return batch;
  return 'remember' in item
    ? { ...batch, remember: { ...batch.remember, ...item.remember } }
    : { ...batch, ...item };
}

/** An unexpected error may contain an address or a key: only its name and code are logged. */
async function* itemsOf({ run, source: name, options, context }: Reading, signal: AbortSignal) {
  const source = sourceOf(name);
  if (!source) throw new AppError('invalid', messages.imports.noSource(name));
  try {
    const read = await source.load();
    yield* read(options as never, { ...context, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) throw error;
    const { name: kind, code } = error as { name?: string; code?: string };
    log.error({ run, source: name, name: kind, code }, 'a source could not be read');
    throw new AppError('invalid', messages.imports.unreadable);
  }
}
