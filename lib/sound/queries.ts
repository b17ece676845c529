import 'server-only';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { staffOf } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';

/** A file that was uploaded in this session, and what its bytes say. */
export interface FinishedUpload {
  id: string;
  title: string | null;
  seconds: number;
  bytes: number;
  type: string;
}

/**
 * Returns a finished upload of the session that asks.
 * @throws AppError `not_found` for an unknown or unfinished one
 */
export const findSoundUpload = privateQuery({
  name: 'findSoundUpload',
  access: 'sermons',
  input: z.object({ id: z.uuid() }),
  run: async ({ id }, { actor }): Promise<FinishedUpload> => {
    const where = { id, session: staffOf(actor).sessionId };
    const row = await db().soundUpload.findFirst({ where });
    if (!row?.stored_name || row.seconds === null || !row.type)
      throw new AppError('not_found', messages.sound.unknown);
    const { title, seconds, bytes, type } = row;
    return { id, title, seconds, bytes, type };
  },
});
