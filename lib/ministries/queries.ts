import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import type { Ministry as StoredMinistry } from '#lib/core/generated/prisma/client.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { AppError, toAppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { listOrder } from '#lib/core/operations/list-order.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { ministryMessages } from './messages.ts';
import { type Ministry, ministryRow } from './schema.ts';

/**
 * Returns every ministry in list order, descriptions cleaned for display.
 * @throws AppError with this domain's message when they cannot be loaded; the cause is only logged.
 */
export const listMinistries = publicQuery({
  name: 'listMinistries',
  input: noInput,
  run: async (): Promise<Ministry[]> => {
    try {
      return await cachedMinistries();
    } catch (error) {
      throw databaseError(error, ministryMessages.loadFailed);
    }
  },
});

const cachedMinistries = cacheQuery('ministries', async () => {
  const rows = await db().ministry.findMany({ orderBy: listOrder });
  return rows.map(toMinistry);
});

/** Returns the public row. */
export function toMinistry(row: StoredMinistry): Ministry {
  return presentRow(ministryRow, { ...row, description: cleanHtml(row.description) });
}

/** Returns a database failure with a message for people; the database's own message is only logged. */
export function databaseError(error: unknown, text: string): AppError {
  log.error({ err: error }, `Database error: ${error instanceof Error ? error.message : String(error)}`);
  const { code, more } = toAppError(error);
  return new AppError(code, text, more);
}
