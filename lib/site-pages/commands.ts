import { isDeepStrictEqual } from 'node:util';
import { messages } from '#lib/language/messages.ts';
import 'server-only';
import { publishWrite } from '#lib/core/cache/change-bus.ts';
import type { Database } from '#lib/core/database/db.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { Prisma, SitePage } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry } from '#lib/core/operations/access.ts';
import type { Write } from '#lib/core/operations/audited-transaction.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { freePath, madePath } from './addresses.ts';
import { assertMinistry, changedContent } from './changed-content.ts';
import { renameInMenus } from './move-address.ts';
import { lockPage, lockPages, storePage } from './page-rows.ts';
import { endOnceBegun, hiddenState, published, settled, unpublished } from './planned.ts';
import { contentOf, editedContent, readContent, toStaffPage } from './present-page.ts';
import { previewKey, previewLink } from './preview/preview-link.ts';
import {
  knownPage,
  pageCreation,
  pagePublication,
  pageReference,
  pageUpdate,
  type SitePageRow,
} from './schema.ts';
import { templateIn } from './templates/template.ts';

/**
 * Adds a page that visitors do not see, with the blocks of a template in the church's language.
 * @throws AppError `invalid` on `path` for one that is taken or the site's own, on `ministry_id` for an unknown one
 */
export const createPage = command({
  name: 'createPage',
  access: 'own pages',
  input: pageCreation,
  changes: 'pages',
  run: ({ kind, title, path: typed, template, ministry_id }, { write, actor }): Promise<SitePageRow> =>
    write(async (database) => {
      authorizeMinistry('pages', actor, ministry_id);
      if (ministry_id) await assertMinistry(database, ministry_id);
      await lockPages(database);
      const path = typed ? await freePath(database, { kind, typed }) : await madePath(database, kind, title);
      const { summary, blocks } = templateIn(template);
      const stored = blocks as unknown as Prisma.InputJsonValue;
      const data = { kind, path, title, summary, ministry_id, blocks: stored };
      return toStaffPage(await database.sitePage.create({ data }));
    }),
});

/**
 * Changes the draft of a page, never what visitors see. Omitted fields are kept.
 * @throws AppError `not_found`, `invalid`, or `conflict` with the present page when it has changed since it was read
 */
export const updatePage = command({
  name: 'updatePage',
  access: 'own pages',
  input: pageUpdate,
  changes: 'pages',
  run: ({ id, if_match, ...patch }, { write, actor }): Promise<SitePageRow> =>
    changePage(write, { id, if_match, actor }, async (page, database) => {
      const content = await changedContent(database, page, patch);
      authorizeMinistry('pages', actor, content.ministry_id);
      if (isDeepStrictEqual(content, readContent(page))) return page;
      // Nothing leads to a page that was never public, so its address changes at once.
      const path = page.published_at ? page.path : content.path;
      return { ...page, draft: content as SitePage['draft'], path };
    }),
});

/**
 * Makes the draft public: at once, or at a moment of the church's clock, at which it is public as it is then.
 * @throws AppError `not_found`, `conflict`, or `invalid` on `until` for an end before the beginning
 */
export const publishPage = command({
  name: 'publishPage',
  access: 'own pages',
  input: pagePublication,
  changes: 'pages',
  run: ({ id, if_match, at, until }, { write, actor }): Promise<SitePageRow> =>
    changePage(write, { id, if_match, actor }, async (page, database) => {
      const now = new Date();
      const begin = at ? churchMoment(`${at}:00`) : now;
      if (until && churchMoment(`${until}:00`) <= begin)
        throw fieldError('until', messages.sitePages.untilBeforeAt);
      await freePath(database, { kind: page.kind, typed: contentOf(page).path, id });
      const planned = { ...page, unpublish_at: until === undefined ? endOnceBegun(page, begin) : until };
      if (!at || begin <= now) return published(planned, now);
      if (page.state !== 'published') return { ...planned, publish_at: at, state: 'scheduled' };
      const draft = page.draft ?? (editedContent(page) as SitePage['draft']);
      return { ...planned, publish_at: at, draft };
    }),
});

/**
 * Takes a page off the site, and drops its plans. Its draft stays.
 * @throws AppError `not_found`; `conflict` for a page that was never published, or has changed since it was read
 */
export const unpublishPage = command({
  name: 'unpublishPage',
  access: 'own pages',
  input: pageReference,
  changes: 'pages',
  run: (reference, { write, actor }): Promise<SitePageRow> =>
    changePage(write, { ...reference, actor }, async (page) => {
      if (page.state === 'draft') throw new AppError('conflict', messages.sitePages.neverPublished);
      const hidden = { ...unpublished(page, new Date()), publish_at: null, unpublish_at: null };
      return { ...hidden, state: hiddenState(hidden) };
    }),
});

/**
 * Throws the draft of a page away, and with it the plan to publish it on a public page.
 * @throws AppError `not_found`, or `conflict` when it has changed since it was read
 */
export const discardPageDraft = command({
  name: 'discardPageDraft',
  access: 'own pages',
  input: pageReference,
  changes: 'pages',
  run: (reference, { write, actor }): Promise<SitePageRow> =>
    changePage(write, { ...reference, actor }, async (page) => {
      const publish_at = page.state === 'published' ? null : page.publish_at;
      return { ...page, draft: null, publish_at };
    }),
});

/** Returns a link that shows the page with its draft for seven days. @throws AppError `not_found` */
export const sharePage = command({
  name: 'sharePage',
  access: 'own pages',
  input: knownPage,
  changes: null,
  run: async (reference, { write, actor }): Promise<{ url: string; expires_at: string }> =>
    write(async (database) => {
      const row = await lockPage(database, reference, actor);
      const now = Date.now();
      const preview_key = previewKey(row.preview_key, now);
      await database.sitePage.update({ where: { id: row.id }, data: { preview_key } });
      return previewLink({ id: row.id, preview_key }, now);
    }),
});

/** Ends every link that shows the page's draft. @throws AppError `not_found` */
export const stopSharingPage = command({
  name: 'stopSharingPage',
  access: 'own pages',
  input: knownPage,
  changes: null,
  run: (reference, { write, actor }): Promise<void> =>
    write(async (database) => {
      const { id } = await lockPage(database, reference, actor);
      await database.sitePage.update({ where: { id }, data: { preview_key: null } });
    }),
});

/** Deletes a page with its old addresses and its place in the menus. @throws AppError `not_found` or `conflict` */
export const deletePage = command({
  name: 'deletePage',
  access: 'own pages',
  input: pageReference,
  changes: 'pages',
  run: async (reference, { write, actor }): Promise<void> => {
    await write(async (database) => {
      const { id, path } = await lockPage(database, reference, actor);
      await renameInMenus(database, path, null);
      await database.sitePage.delete({ where: { id } });
    });
    publishWrite('settings', write.names);
  },
});

/**
 * Changes a page as it is now, planned moments applied, in one transaction.
 * @throws AppError `not_found`; `not_permitted`; `conflict` with the present page when it has changed since it was read
 */
async function changePage(
  write: Write,
  { actor, ...reference }: { id: string; if_match?: string | undefined; actor: Actor },
  change: (page: SitePage, database: Database) => Promise<SitePage>,
): Promise<SitePageRow> {
  const { row, hasMoved } = await write(async (database) => {
    const stored = await lockPage(database, reference, actor);
    return storePage(database, stored, await change(settled(stored, new Date()), database));
  });
  if (hasMoved) publishWrite('settings', write.names);
  return toStaffPage(row);
}
