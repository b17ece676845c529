/** What the activity log and the export call the church's own pages and their fields. */
export const sitePageLog = {
  singular: 'page',
  plural: 'pages',
  kind: 'Pages',
  subject: (name: string) => `the page ${name}`,
  added: (page: string) => `Added ${page}`,
  deeds: {
    published: (page: string) => `Published ${page}`,
    unpublished: (page: string) => `Took ${page} off the site`,
    planned: (page: string) => `Planned when ${page} is published`,
    discarded: (page: string) => `Threw away the changes to ${page}`,
    changed: (page: string) => `Changed ${page}`,
    deleted: (page: string) => `Deleted ${page}`,
  },
  labels: {
    title: 'Title',
    path: 'Address',
    summary: 'Summary',
    picture_url: 'Picture',
    picture_alt: 'What the picture shows',
    blocks: 'Words of the page',
    category: 'Category',
    is_unlisted: 'In no list',
    pinned_until: 'First until',
    state: 'State',
    publish_at: 'Publish at',
    unpublish_at: 'Take off at',
  },
  states: {
    draft: 'Not published yet',
    scheduled: 'Planned',
    published: 'Published',
    unpublished: 'Taken off the site',
  },
  about:
    'The church’s own pages and news, by their addresses, each with its draft where there is one; the HTML of their parts is cleaned.',
} as const;
