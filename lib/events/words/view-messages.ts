/** What visitors' scripts say. */
export const eventsViewMessages = {
  loadFailed: 'Failed to load events. Please try again.',
} as const;
