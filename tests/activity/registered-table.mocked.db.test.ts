import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { changedFields } from '#lib/activity/changed-fields.ts';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { tableFiles } from '#lib/export/table-files.ts';
import { exportedTables } from '#lib/export/tables.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

// A table becomes content by its registration, and by the trigger that its migration would add.
vi.mock('#lib/redirects/content.ts', async () => {
  const { defineContent } = await import('#lib/core/operations/content-table.ts');
  const { redirectRow } = await import('#lib/redirects/schema.ts');
  const toys = defineContent({
    table: 'redirects',
    topic: 'settings',
    permission: 'settings',
    title: 'from_path',
    words: () => ({
      singular: 'toy',
      plural: 'toys',
      kind: 'Toys',
      labels: { from_path: 'Shelf', to_path: 'Box' },
    }),
    row: redirectRow,
    exported: { about: () => 'Toys, by their shelves.', model: 'redirect', order: { from_path: 'asc' } },
  });
  return { redirectContent: toys };
});

const { sql } = useDatabase();
const logBy = (call: string) =>
  sql(
    `CREATE OR REPLACE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON redirects FOR EACH ROW EXECUTE FUNCTION ${call}`,
  );
beforeAll(() => logBy("belltower_log_activity('from_path')"));
afterAll(() => logBy('belltower_log_redirect_activity()'));

async function newestEntry() {
  const [entry] = (await listActivity.execute(staff, { table: 'redirects' })).rows;
  if (!entry) throw new Error('The log is empty.');
  return entry;
}

test('a registered table is logged in its own words, and its deletion is undone and announced', async () => {
  const { id } = await createRedirect(db(), { from_path: '/top', to_path: '/visit' });
  const made = await newestEntry();
  expect(headlineOf(made)).toBe('Added the toy “/top”');
  expect(made.changes.flatMap(changedFields)).toEqual([
    { label: 'Shelf', before: null, after: '/top' },
    { label: 'Box', before: null, after: '/visit' },
  ]);
  await db().redirect.delete({ where: { id } });
  const deleted = await newestEntry();
  expect(headlineOf(deleted)).toBe('Deleted the toy “/top”');
  const heard = vi.fn();
  const stop = onChange(heard);
  await restoreChange.execute(staff, { id: deleted.id });
  stop();
  expect(await db().redirect.findUnique({ where: { id } })).toMatchObject({ from_path: '/top' });
  expect(heard).toHaveBeenCalledWith('settings');
});

test('a registered table is exported by its schema', async () => {
  await createRedirect(db(), { from_path: '/b' });
  await createRedirect(db(), { from_path: '/a' });
  const toys = exportedTables({ prayer: false }).find(({ about }) => about === 'Toys, by their shelves.');
  const [json] = toys ? tableFiles(toys) : [];
  const parts = [];
  for await (const part of json?.read() ?? []) parts.push(part);
  expect(JSON.parse(parts.join('')).map((row: { from_path: string }) => row.from_path)).toEqual(['/a', '/b']);
});

test('the API offers the log of a registered table', async () => {
  const { paths, components } = await ownDocument();
  expect(JSON.stringify(paths?.['/api/activity'])).toContain('"redirects"');
  expect(JSON.stringify(components?.schemas?.RowChange)).toContain('"redirects"');
});
