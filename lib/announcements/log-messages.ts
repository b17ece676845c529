/** What the activity log, forms and the export call announcements and their fields. */
export const announcementLog = {
  singular: 'announcement',
  plural: 'announcements',
  kind: 'Announcements',
  subject: (name: string) => `the announcement ${name}`,
  labels: {
    message: 'Message',
    link: 'Link',
    is_active: 'Active',
    start_date: 'Starts',
    end_date: 'Ends',
    timezone: 'Time zone',
    background_color: 'Background',
    text_color: 'Text color',
    scroll_speed: 'Scroll speed',
    is_urgent: 'Urgent',
  },
  about: 'What the banner announces, the newest first. Each has a time zone of its own.',
} as const;
