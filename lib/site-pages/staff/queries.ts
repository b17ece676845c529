import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { isShared } from '../preview/preview-link.ts';
import { findStaffPage } from '../queries.ts';
import { knownPage } from '../schema.ts';
import { type DrawnPage, drawPage } from './drawn-page.ts';
import { type PageVersion, versionsOf } from './versions.ts';

/** Returns a page with its draft, drawn as visitors will see it. @throws AppError `not_found` */
export const drawStaffPage = privateQuery({
  name: 'drawStaffPage',
  access: 'admin',
  input: knownPage,
  run: async ({ id }, { actor }): Promise<DrawnPage> => {
    const page = await findStaffPage.execute(actor, { id });
    const keys = await db().sitePage.findUnique({ where: { id }, select: { preview_key: true } });
    return { page, html: await drawPage(page), isShared: isShared(keys?.preview_key ?? null) };
  },
});

const mostLogged = 400;

/** Returns what staff had written earlier, from the activity log, the newest first. @throws AppError `not_found` */
export const listPageVersions = privateQuery({
  name: 'listPageVersions',
  access: 'admin',
  input: knownPage,
  run: async ({ id }): Promise<PageVersion[]> => {
    const [row, log] = await Promise.all([
      db().sitePage.findUnique({ where: { id } }),
      db().activityLog.findMany({
        where: { table_name: 'site_pages', row_id: id },
        orderBy: { id: 'desc' },
        take: mostLogged,
      }),
    ]);
    if (!row) throw new AppError('not_found', messages.errors.notFound);
    return versionsOf(row, log);
  },
});
