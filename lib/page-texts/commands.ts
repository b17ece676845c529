import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { checkedValue, knownKey } from './checked-value.ts';
import { originalEntry, toEntry } from './queries.ts';
import type { PageTextKey } from './register.ts';
import { type PageTextEntry, pageTextChange, pageTextRemoval } from './schema.ts';

/**
 * Replaces the page text of a key and returns it.
 * @throws AppError `not_found` for an unknown key; `invalid` for an invalid value; `conflict` with the present entry
 * when it changed since it was read
 */
export const setPageText = command({
  name: 'setPageText',
  access: 'pages',
  input: pageTextChange,
  changes: 'church',
  run: async ({ key, value, if_match }, { write }): Promise<PageTextEntry> => {
    const known = knownKey(key);
    const data = { value: checkedValue(known, value) as never };
    return write(async (database) => {
      await lockText(database, known, if_match);
      return toEntry(
        await database.pageText.upsert({ where: { key }, update: data, create: { key, ...data } }),
      );
    });
  },
});

/**
 * Restores the original page text of a key and returns it.
 * @throws AppError `not_found` and `conflict` as above
 */
export const restorePageText = command({
  name: 'restorePageText',
  access: 'pages',
  input: pageTextRemoval,
  changes: 'church',
  run: async ({ key, if_match }, { write }): Promise<PageTextEntry> => {
    const known = knownKey(key);
    await write(async (database) => {
      await lockText(database, known, if_match);
      await database.pageText.deleteMany({ where: { key } });
    });
    return originalEntry(known);
  },
});

function lockText(database: Database, key: PageTextKey, if_match: string | undefined): Promise<void> {
  return lockUnchanged(database, {
    name: `page-text ${key}`,
    if_match,
    read: () => database.pageText.findUnique({ where: { key } }),
    present: (row) => (row ? toEntry(row) : originalEntry(key)),
  });
}
