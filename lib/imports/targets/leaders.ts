import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { onOneLine, orElse } from '#lib/core/text/filled.ts';
import { checkedValue } from '#lib/page-texts/checked-value.ts';
import { noExceptions, type Target } from './target.ts';

const key = 'about.leaders';
const columns = ['name', 'role', 'words', 'email', 'picture_url'] as const;

/** Leaders: entries of one page text, identified by their names. */
export const leaderTarget: Target = {
  table: 'leaders',
  topic: 'church',
  columns,
  pictures: { picture_url: 'people' },
  page: () => paths.leaders,
  idOf,
  check({ values, title }) {
    const given = {
      ...Object.fromEntries(columns.map((name) => [name, orElse(values[name], '')])),
      name: onOneLine(orElse(values.name, title)),
      role: onOneLine(orElse(values.role, '')),
    };
    const [checked = {}] = checkedValue(key, [given]) as Values[];
    const row = Object.fromEntries(columns.map((name) => [name, checked[name] ?? '']));
    return { row, exceptions: noExceptions };
  },
  async read(database, ids) {
    await lockNamed(database, `page-text ${key}`);
    const entries = (await readEntries(database)).filter((entry) => ids.includes(idOf(entry)));
    return new Map(entries.map((row) => [idOf(row), { row, exceptions: noExceptions }]));
  },
  async findSame(database, rows) {
    const there = new Set((await readEntries(database)).map(idOf));
    return new Map(
      rows.flatMap(({ row }, place) => (there.has(idOf(row)) ? [[place, idOf(row)] as const] : [])),
    );
  },
  async insert(database, rows) {
    const entries = await readEntries(database);
    await writeEntries(database, [...entries, ...rows.map(({ row }) => row)]);
  },
  async update(database, rows) {
    const changed = new Map(rows.map(({ id, row }) => [id, row]));
    const entries = await readEntries(database);
    const merged = entries.map((entry) => ({ ...entry, ...changed.get(idOf(entry)) }));
    await writeEntries(database, merged);
  },
  async remove(database, ids) {
    const entries = await readEntries(database);
    const left = entries.filter((entry) => !ids.includes(idOf(entry)));
    await writeEntries(database, left);
  },
};

/** Returns a leader's key: the name, or the role of one without a name. */
function idOf(entry: Values): string {
  return String(entry.name || entry.role || '')
    .trim()
    .toLowerCase();
}

/** Returns the stored entries. The site's own examples do not count: they are never kept beside real people. */
async function readEntries(database: Database): Promise<Values[]> {
  const stored = await database.pageText.findUnique({ where: { key } });
  return (stored?.value as Values[] | undefined) ?? [];
}

async function writeEntries(database: Database, entries: readonly Values[]): Promise<void> {
  if (entries.length === 0) return void (await database.pageText.deleteMany({ where: { key } }));
  const value = checkedValue(key, entries) as never;
  await database.pageText.upsert({ where: { key }, create: { key, value }, update: { value } });
}
