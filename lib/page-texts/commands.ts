import 'server-only';
import { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import { command, parseInput } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { pageTextMessages } from './messages.ts';
import { cleanValue, originalEntry, toEntry } from './queries.ts';
import { isPageTextKey, type PageTextKey, pageTextRegister } from './register.ts';
import { type PageTextEntry, pageTextChange, pageTextRemoval } from './schema.ts';

/**
 * Puts new words in the place of those of a key and gives them as they are now.
 * @throws AppError `not_found` for a key that there is not; `invalid` for a value that does not fit it;
 * `conflict` with the present entry when it changed since it was read
 */
export const setPageText = command({
  name: 'setPageText',
  access: 'admin',
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
 * Brings the original words of a key back and gives them.
 * @throws AppError `not_found` and `conflict` as above
 */
export const restorePageText = command({
  name: 'restorePageText',
  access: 'admin',
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

function knownKey(key: string): PageTextKey {
  if (isPageTextKey(key)) return key;
  throw new AppError('not_found', pageTextMessages.unknown);
}

/** The value as its key's schema gives it, cleaned; it is checked again, for what was nothing but markup. */
function checkedValue(key: PageTextKey, value: unknown): unknown {
  const { form, schema } = pageTextRegister[key];
  const input = z.object({ value: multiline(schema.clone()) });
  const cleaned = cleanValue(form, parseInput(input, { value }).value);
  return parseInput(input, { value: cleaned }).value;
}

function lockText(database: Database, key: PageTextKey, if_match: string | undefined): Promise<void> {
  return lockUnchanged(database, {
    name: `page-text ${key}`,
    if_match,
    read: () => database.pageText.findUnique({ where: { key } }),
    present: (row) => (row ? toEntry(row) : originalEntry(key)),
  });
}
