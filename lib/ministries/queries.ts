import 'server-only';
import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { AppError, toAppError } from '#lib/core/operations/errors.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { cleanMinistryHtml } from './html.ts';
import { ministryMessages } from './messages.ts';
import type { Ministry } from './schema.ts';

/**
 * Every ministry, oldest first, its description cleaned for display.
 * @throws AppError with the specification's text when they cannot be loaded; the cause is only logged.
 */
export const listMinistries = publicQuery({
  name: 'listMinistries',
  input: z.object({}),
  run: async (): Promise<Ministry[]> => {
    try {
      return await keptMinistries();
    } catch (error) {
      throw databaseError(error, ministryMessages.loadFailed);
    }
  },
});

const keptMinistries = cacheQuery('ministries', async () => {
  const rows = await db().ministry.findMany({ orderBy: [{ created_at: 'asc' }, { id: 'asc' }] });
  return rows.map(toMinistry);
});

/** A row as everyone may see it (specification section 7: the fields a ministry is answered with). */
export function toMinistry(row: Omit<Ministry, 'updated_at'> & { updated_at: Date }): Ministry {
  return {
    id: row.id,
    title: row.title,
    description: cleanMinistryHtml(row.description),
    imageurl: row.imageurl,
    leadername: row.leadername,
    meetingtimes: row.meetingtimes,
    category: row.category,
    link: row.link,
    updated_at: row.updated_at.toISOString(),
  };
}

/** A failure of the database in the specification's words; what the database said goes to the log alone. */
export function databaseError(error: unknown, text: string): AppError {
  log.error({ err: error }, `Database error: ${error instanceof Error ? error.message : String(error)}`);
  const { code, more } = toAppError(error);
  return new AppError(code, text, more);
}
