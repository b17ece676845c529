import { z } from 'zod';
import { toRoute, toRouteByRole } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import {
  createPage,
  deletePage,
  discardPageDraft,
  publishPage,
  sharePage,
  stopSharingPage,
  unpublishPage,
  updatePage,
} from './commands.ts';
import { findPage, findStaffPage, listAllPages, listPages } from './queries.ts';
import { pageUpdateFields, sharedPreview, sitePageListRow, sitePageRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/pages': {
      /** Staff see all pages with their drafts, everybody else those that are public and listed. */
      GET: toRouteByRole(
        'own pages',
        { staff: listAllPages, visitors: listPages },
        {
          summary: 'Pages and news of the church’s own',
          detail:
            'Those that are public and listed, without their blocks; for an admin all of them with their drafts. By path; with `kind=news` pinned ones first, then the newest.',
          also: [403],
          answer: z.array(sitePageListRow),
        },
      ),
      POST: toRoute(createPage, {
        summary: 'Add a page',
        detail:
          'Visitors do not see it before it is published. Without `path` one is made of the title. 422 for a path that is taken or the site’s own.',
        status: 201,
        location: ({ id }: { id: string }) => `/api/pages/${id}`,
        answer: sitePageRow,
        example: { kind: 'page', title: 'Weddings', template: 'weddings' },
      }),
    },
    '/api/pages/{id}': {
      /** Staff see a page with its draft, everybody else what is public of it. */
      GET: toRouteByRole(
        'own pages',
        { staff: findStaffPage, visitors: findPage },
        {
          summary: 'One page',
          detail: 'As visitors see it; for an admin with its draft. What is not public is 404 for visitors.',
          also: [403],
          answer: sitePageRow,
        },
      ),
      PATCH: toRoute(updatePage, {
        summary: 'Change a page',
        detail:
          'Writes its draft, never what visitors see; omitted fields are kept. `draft_path` names an address that it takes once it is published.',
        fields: pageUpdateFields,
        answer: sitePageRow,
        example: { blocks: [{ kind: 'words', html: '<p>We are glad with you.</p>' }] },
      }),
      DELETE: toRoute(deletePage, {
        summary: 'Delete a page',
        detail:
          'With its old addresses and its place in the menus. All of it can be restored from the activity log.',
      }),
    },
    '/api/pages/{id}/publish': {
      POST: toRoute(publishPage, {
        summary: 'Publish a page',
        detail:
          'Makes the draft public, at once or `at` a moment to come. A new address leaves a redirect from the one before.',
        answer: sitePageRow,
        example: {},
      }),
    },
    '/api/pages/{id}/unpublish': {
      POST: toRoute(unpublishPage, {
        summary: 'Take a page off the site',
        detail: 'Its draft stays, its plans are dropped. 409 for one that was never published.',
        answer: sitePageRow,
      }),
    },
    '/api/pages/{id}/discard': {
      POST: toRoute(discardPageDraft, {
        summary: 'Throw the draft of a page away',
        detail: 'The page is as visitors see it. The draft can be restored from the activity log.',
        answer: sitePageRow,
      }),
    },
    '/api/pages/{id}/preview': {
      POST: toRoute(sharePage, {
        summary: 'Share the draft of a page',
        detail: 'A link that shows the page to anyone who has it, for seven days.',
        answer: sharedPreview,
      }),
      DELETE: toRoute(stopSharingPage, {
        summary: 'End every shared link of a page',
        detail: 'They are 404 from then on.',
      }),
    },
  },
} satisfies Routes;
