/** What the activity log, forms and the export call ministries and their fields. */
export const ministryLog = {
  singular: 'ministry',
  plural: 'ministries',
  kind: 'Ministries',
  subject: (name: string) => `the ministry ${name}`,
  labels: {
    title: 'Title',
    description: 'Description',
    imageurl: 'Picture',
    leadername: 'Leader Name',
    meetingtimes: 'Meeting Times',
    category: 'Category',
    link: 'Link',
    has_fixed_time: 'Women’s ministry time',
    position: 'Place in the list',
  },
  about: 'Ministries in the order of their page; descriptions are HTML.',
} as const;
