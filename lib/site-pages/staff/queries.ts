import 'server-only';
import { db } from '#lib/core/database/db.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { authorizePage } from '../page-rows.ts';
import { isShared } from '../preview/preview-link.ts';
import { findStaffPage } from '../queries.ts';
import { knownPage } from '../schema.ts';
import { type DrawnPage, drawPage } from './drawn-page.ts';
import { type PageVersion, versionsOf } from './versions.ts';

/** Returns a page with its draft, drawn as visitors will see it. @throws AppError `not_found`, `not_permitted` */
export const drawStaffPage = privateQuery({
  name: 'drawStaffPage',
  access: 'own pages',
  input: knownPage,
  run: async ({ id }, { actor }): Promise<DrawnPage> => {
    const row = await knownRow(id);
    authorizePage(actor, row);
    const page = await findStaffPage.execute(actor, { id });
    return { page, html: await drawPage(page), isShared: isShared(row.preview_key) };
  },
});

const mostLogged = 400;

/** Returns what staff had written earlier, from the activity log, the newest first. @throws AppError `not_found`, `not_permitted` */
export const listPageVersions = privateQuery({
  name: 'listPageVersions',
  access: 'own pages',
  input: knownPage,
  run: async ({ id }, { actor }): Promise<PageVersion[]> => {
    const [row, log] = await Promise.all([
      knownRow(id),
      db().activityLog.findMany({
        where: { table_name: 'site_pages', row_id: id },
        orderBy: { id: 'desc' },
        take: mostLogged,
      }),
    ]);
    authorizePage(actor, row);
    return versionsOf(row, log);
  },
});

async function knownRow(id: string): Promise<SitePage> {
  return existing(await db().sitePage.findUnique({ where: { id } }));
}
