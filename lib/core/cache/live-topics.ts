/** The topics that a public read may depend on: a change of one drops cached pages. Reads that are cached state no other. */
export const pageTopics = [
  'announcements',
  'events',
  'sermons',
  'ministries',
  'settings',
  'church',
  'pages',
  'forms',
  'letters',
  'translations',
] as const;
export type PageTopic = (typeof pageTopics)[number];

/** The topics of change events. Browser listeners receive these names, never contents. */
export const liveTopics = [
  ...pageTopics,
  'prayer-requests',
  'mail',
  'staff',
  'sign-ups',
  'subscribers',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Returns whether pages show something of the topic; of the others only staff hear. */
export function isPageTopic(topic: LiveTopic): topic is PageTopic {
  return pageTopics.some((each) => each === topic);
}
