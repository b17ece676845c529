import { changeChurch } from '#lib/church/change-church.ts';
import { churchInput } from '#lib/church/schema.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { saysSame } from '../../fingerprint.ts';
import { columnLabel } from './fact-columns.ts';
import { readSingle, type SingleTable, singleTables, writeSingle } from './single-row.ts';
import type { TakenColumn } from './take-facts.ts';

/** Undoes the facts that a run has set, in the caller's transaction. Those that a person changed since stay and are named. */
export async function undoFacts(
  database: Database,
  taken: readonly TakenColumn[],
): Promise<{ topics: LiveTopic[]; problems: string[] }> {
  const topics: LiveTopic[] = [];
  const problems: string[] = [];
  for (const table of singleTables) {
    const columns = taken.filter((each) => each.table === table);
    if (columns.length === 0) continue;
    const present = await readSingle(database, table);
    const [asLeft, others] = parted(columns, present);
    const changed = others.filter(({ column, before }) => !saysSame(present[column], before));
    problems.push(
      ...changed.map(({ column }) =>
        messages.imports.named(labelIn(table, column), messages.takenFacts.changedLater),
      ),
    );
    if (table === 'church') topics.push(...(await restoreLanguage(database, asLeft, present)));
    await writeSingle(
      database,
      table,
      Object.fromEntries(asLeft.map(({ column, before }) => [column, before])),
    );
    const unowned = asLeft.filter(({ was_own }) => !was_own).map(({ column }) => column);
    if (table === 'church') await database.ownFact.deleteMany({ where: { name: { in: unowned } } });
    topics.push(table === 'church' ? 'church' : 'settings');
  }
  return { topics, problems };
}

/** Divides the columns into those that are as they were set, and the others. */
function parted(columns: readonly TakenColumn[], present: Values) {
  // A language that the site has as its second one by now cannot be its first.
  const isTaken = ({ column, before }: TakenColumn) =>
    column === 'language' && before === present.second_language;
  const isAsLeft = (each: TakenColumn) => saysSame(present[each.column], each.after) && !isTaken(each);
  return [columns.filter(isAsLeft), columns.filter((each) => !isAsLeft(each))] as const;
}

/** Restores the language first: seeded rows follow it. */
async function restoreLanguage(
  database: Database,
  columns: readonly TakenColumn[],
  present: Values,
): Promise<LiveTopic[]> {
  const language = columns.find(({ column }) => column === 'language')?.before;
  if (language === undefined || language === present.language) return [];
  return (await changeChurch(database, parseInput(churchInput, { language }))).topics;
}

function labelIn(table: SingleTable, column: string): string {
  const { churchFacts, livestreamLog } = messages;
  return columnLabel(table === 'church' ? churchFacts.labels : livestreamLog.labels, column);
}
