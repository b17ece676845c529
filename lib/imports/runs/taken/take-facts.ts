import { changeChurch } from '#lib/church/change-church.ts';
import { listOwnFacts } from '#lib/church/church-rows.ts';
import { churchInput } from '#lib/church/schema.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Value } from '#lib/core/operations/content-table.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { changeSettings } from '#lib/livestream/change-settings.ts';
import { settingsInput } from '#lib/livestream/schema.ts';
import { saysSame } from '../../fingerprint.ts';
import { lockRun } from '../../import-rows.ts';
import { addServices } from './add-services.ts';
import type { FactsAsInput } from './fact-columns.ts';
import { readSingle, type SingleTable } from './single-row.ts';

/** A column that facts have set, with what it was before. */
export interface TakenColumn {
  table: SingleTable;
  column: string;
  before: Value;
  after: Value;
  /** Of the church: whether staff had said it themselves. */
  was_own: boolean;
}

/** @throws AppError `conflict` unless the run has been read, and stands as it was read or written */
export function refuseUnread({ state }: { state: string }): void {
  if (state !== 'ready' && state !== 'done') throw new AppError('conflict', messages.takenFacts.notReady);
}

/**
 * Writes facts of a run in the caller's transaction, with the checks of the settings that they become, and remembers
 * what they replace. Returns the topics that changed.
 * @throws AppError `not_found`, `conflict`, or `invalid` as those settings do
 */
export async function takeFacts(
  database: Database,
  id: string,
  { church, settings, services }: FactsAsInput,
): Promise<LiveTopic[]> {
  const run = await lockRun(database, id);
  refuseUnread(run);
  const topics: LiveTopic[] = [];
  const taken: TakenColumn[] = [];
  if (Object.keys(church).length > 0) {
    const own: readonly string[] = await listOwnFacts(database);
    const changes = await changesOf(database, 'church', church, async () => {
      topics.push(...(await changeChurch(database, parseInput(churchInput, church))).topics);
    });
    taken.push(...changes.map((change) => ({ ...change, was_own: own.includes(change.column) })));
  }
  if (Object.keys(settings).length > 0) {
    const changes = await changesOf(database, 'site_settings', settings, async () => {
      await changeSettings(database, parseInput(settingsInput, settings));
      topics.push('settings');
    });
    taken.push(...changes.map((change) => ({ ...change, was_own: true })));
  }
  if (services.length > 0 && (await addServices(database, id, services))) topics.push('events');
  const all = merged([...(run.taken as unknown as TakenColumn[]), ...taken]);
  await database.importRun.update({ where: { id }, data: { taken: all as unknown as object[] } });
  return topics;
}

/** Returns what `change` does to the given columns and, on the way, to others. */
async function changesOf(
  database: Database,
  table: SingleTable,
  given: object,
  change: () => Promise<void>,
): Promise<Omit<TakenColumn, 'was_own'>[]> {
  const before = await readSingle(database, table);
  await change();
  const after = await readSingle(database, table);
  const columns = Object.keys(after).filter(
    (column) => column !== 'updated_at' && (column in given || !saysSame(before[column], after[column])),
  );
  return columns.map((column) => ({
    table,
    column,
    before: before[column] ?? null,
    after: after[column] ?? null,
  }));
}

/** Returns one entry for each column: what it was at first, and what it became at last. */
function merged(taken: readonly TakenColumn[]): TakenColumn[] {
  const all = new Map<string, TakenColumn>();
  for (const each of taken) {
    const key = `${each.table} ${each.column}`;
    const first = all.get(key) ?? each;
    all.set(key, { ...each, before: first.before, was_own: first.was_own });
  }
  return [...all.values()];
}
