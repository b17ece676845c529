import type { Database } from '#lib/core/database/db.ts';
import { type Texts, textsIn } from './texts.ts';

/** The texts of a row by name, as its translations hold them. */
type ByName = Readonly<Record<string, string>>;

/**
 * Moves the translations of a row along with its texts, in the transaction that changes it: in a list that changes its order
 * each keeps its own. A text that changed where it stands keeps its translation, which is stale then; that of a text that
 * is gone goes, too.
 */
export async function followTexts<Row>(
  database: Database,
  { table, id, texts }: { table: string; id: string | number; texts: Texts<NoInfer<Row>> },
  before: Row,
  after: Row,
): Promise<void> {
  const from = placesBefore(textsByName(texts, before), textsByName(texts, after));
  const isUnmoved = [...from].every(([name, old]) => name === old);
  const names = Object.keys(textsByName(texts, before));
  if (isUnmoved && names.every((name) => from.has(name))) return;
  const rows = await database.translation.findMany({ where: { table_name: table, row_id: String(id) } });
  for (const { id: translation, fields, made_from, machine } of rows) {
    const moved = (values: unknown) =>
      Object.fromEntries(
        [...from].flatMap(([name, old]) => {
          const value = (values as ByName)[old];
          return value === undefined ? [] : [[name, value]];
        }),
      );
    const data = {
      fields: moved(fields),
      made_from: moved(made_from),
      machine: [...from].flatMap(([name, old]) => (machine.includes(old) ? [name] : [])),
    };
    await database.translation.update({ where: { id: translation }, data });
  }
}

/** Returns under which name the text of each name was before: first where it stands, then wherever it stood. */
export function placesBefore(before: ByName, after: ByName): Map<string, string> {
  const from = new Map<string, string>();
  const taken = new Set<string>();
  const take = (name: string, old: string | undefined) => {
    if (old === undefined) return;
    from.set(name, old);
    taken.add(old);
  };
  const names = Object.keys(after);
  for (const name of names) if (before[name] === after[name]) take(name, name);
  const olds = new Map<string | undefined, string[]>();
  for (const [old, text] of Object.entries(before))
    if (!taken.has(old)) olds.set(text, [...(olds.get(text) ?? []), old]);
  for (const name of names) if (!from.has(name)) take(name, olds.get(after[name])?.shift());
  for (const name of names)
    if (!from.has(name) && Object.hasOwn(before, name) && !taken.has(name)) take(name, name);
  return from;
}

function textsByName<Row>(texts: Texts<Row>, row: Row): ByName {
  return Object.fromEntries(textsIn(texts, row).map(({ name, text }) => [name, text]));
}
