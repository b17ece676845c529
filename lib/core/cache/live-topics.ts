/** What changed, never how: the names browser listeners get too. */
export const liveTopics = [
  'prayer-requests',
  'announcements',
  'events',
  'sermons',
  'ministries',
  'settings',
  'church',
  'mail',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
