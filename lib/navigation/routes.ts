import { toRoute, toRouteByRole } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { dismissProposedMenus, putUpProposedMenus, resetNavigation, setNavigation } from './commands.ts';
import { resetLayout, setLayout } from './layouts/commands.ts';
import { findLayout } from './layouts/queries.ts';
import { layoutFields, pageLayout } from './layouts/schema.ts';
import { findNavigation, findProposedMenus, findStaffNavigation } from './queries.ts';
import { navigationRow, proposedMenus } from './schema.ts';

const service = { label: 'Sunday worship', to: '/visit' };

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/navigation': {
      /** Staff see all entries, everybody else those that lead to a public page. */
      GET: toRouteByRole(
        'pages',
        { staff: findStaffNavigation, visitors: findNavigation },
        {
          summary: 'The menus',
          detail:
            'The main menu, the footer and the built-in pages that are switched off. Visitors do not get entries of pages that are not public.',
          also: [403],
          answer: navigationRow,
        },
      ),
      PUT: toRoute(setNavigation, {
        summary: 'Change the menus',
        detail:
          'Replaces them and the list of pages that are switched off; these answer 404 and no link leads there. A menu may name a page that is not published: the entry stands once it is. `If-Match` may be `original` for the built-in menus.',
        answer: navigationRow,
        example: { main: [{ label: 'Home', to: '/', children: [service] }], footer: [service], hidden: [] },
      }),
      DELETE: toRoute(resetNavigation, {
        summary: 'Use the built-in menus again',
        detail: 'No page is switched off then. The menus can be restored from the activity log.',
      }),
    },
    '/api/navigation/proposed': {
      GET: toRoute(findProposedMenus, {
        summary: 'The menus that an import has brought',
        detail: 'Those of an old site, which staff put up or throw away.',
        answer: proposedMenus,
      }),
      POST: toRoute(putUpProposedMenus, {
        summary: 'Put up the menus that an import has brought',
        detail:
          'They replace the menus that stand, without entries that lead nowhere; an empty one replaces nothing. The activity log brings the former ones back.',
        also: [404],
        answer: navigationRow,
      }),
      DELETE: toRoute(dismissProposedMenus, {
        summary: 'Throw away the menus that an import has brought',
        detail: 'The menus that stand stay as they are.',
      }),
    },
    '/api/layouts/{name}': {
      GET: toRoute(findLayout, {
        summary: 'The sections of a built-in page',
        detail:
          'Of `home`, `about`, `visit` or `giving`, in order, with the church’s own blocks between them.',
        answer: pageLayout,
      }),
      PUT: toRoute(setLayout, {
        summary: 'Arrange a built-in page',
        detail:
          'Names every section of the page once, hidden ones too, with the church’s own blocks between them. `If-Match` may be `original` for the original order.',
        fields: layoutFields,
        answer: pageLayout,
        example: { blocks: [{ section: 'ways' }, { section: 'why', is_hidden: true }] },
      }),
      DELETE: toRoute(resetLayout, {
        summary: 'Use the original order again',
        detail: 'The arrangement can be restored from the activity log.',
      }),
    },
  },
} satisfies Routes;
