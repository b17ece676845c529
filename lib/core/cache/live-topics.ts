/** The topics of change events. Browser listeners receive these names, never contents. */
export const liveTopics = [
  'prayer-requests',
  'announcements',
  'events',
  'sermons',
  'ministries',
  'settings',
  'church',
  'mail',
  'pages',
  'staff',
  'forms',
  'sign-ups',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
