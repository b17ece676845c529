import 'server-only';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { linkToken } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { cleanedBlocks } from '../blocks/check-blocks.ts';
import { toStaffPage } from '../present-page.ts';
import type { SitePageRow } from '../schema.ts';
import { isValidToken, pageOfToken } from './preview-link.ts';

/** Returns the page with its draft that a shared link shows. @throws AppError `not_found` for a link that has ended */
export const findPreviewedPage = publicQuery({
  name: 'findPreviewedPage',
  input: z.object({ token: linkToken }),
  run: async ({ token }): Promise<SitePageRow> => {
    const id = pageOfToken(token);
    const row = id && (await db().sitePage.findUnique({ where: { id } }));
    const { preview_key } = row || { preview_key: null };
    if (!row || !preview_key || !isValidToken(token, { id: row.id, preview_key }))
      throw new AppError('not_found', messages.errors.notFound);
    const page = toStaffPage(row);
    return { ...page, blocks: cleanedBlocks(page.blocks) };
  },
});
