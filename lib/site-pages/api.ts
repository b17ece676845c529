import { z } from 'zod';
import { pageUpdateFields, sharedPreview, sitePageListRow, sitePageRow } from './schema.ts';

export const pageCalls = {
  list: {
    summary: 'Pages and news of the church’s own',
    detail:
      'Those that are public and listed, without their blocks; for an admin all of them with their drafts. By path; with `kind=news` pinned ones first, then the newest.',
    also: [403],
    answer: z.array(sitePageListRow),
  },
  find: {
    summary: 'One page',
    detail: 'As visitors see it; for an admin with its draft. What is not public is 404 for visitors.',
    also: [403, 404],
    answer: sitePageRow,
  },
  create: {
    summary: 'Add a page',
    detail:
      'Visitors do not see it before it is published. Without `path` one is made of the title. 422 for a path that is taken or the site’s own.',
    status: 201,
    location: ({ id }: { id: string }) => `/api/pages/${id}`,
    answer: sitePageRow,
    example: { kind: 'page', title: 'Weddings', template: 'weddings' },
  },
  update: {
    summary: 'Change a page',
    detail:
      'Writes its draft, never what visitors see; omitted fields are kept. `draft_path` names an address that it takes once it is published.',
    fields: pageUpdateFields,
    also: [409],
    answer: sitePageRow,
    example: { blocks: [{ kind: 'words', html: '<p>We are glad with you.</p>' }] },
  },
  publish: {
    summary: 'Publish a page',
    detail:
      'Makes the draft public, at once or `at` a moment to come. A new address leaves a redirect from the one before.',
    status: 200,
    also: [404, 409],
    answer: sitePageRow,
    example: {},
  },
  unpublish: {
    summary: 'Take a page off the site',
    detail: 'Its draft stays, its plans are dropped. 409 for one that was never published.',
    status: 200,
    also: [404, 409],
    answer: sitePageRow,
  },
  discard: {
    summary: 'Throw the draft of a page away',
    detail: 'The page is as visitors see it. The draft can be restored from the activity log.',
    status: 200,
    also: [404, 409],
    answer: sitePageRow,
  },
  share: {
    summary: 'Share the draft of a page',
    detail: 'A link that shows the page to anyone who has it, for seven days.',
    status: 200,
    also: [404],
    answer: sharedPreview,
  },
  stopSharing: { summary: 'End every shared link of a page', detail: 'They are 404 from then on.' },
  remove: {
    summary: 'Delete a page',
    detail:
      'With its old addresses and its place in the menus. All of it can be restored from the activity log.',
    also: [409],
  },
} as const;
