export default {
  /** What visitors' scripts say. */
  eventsView: {
    loadFailed: 'Failed to load events. Please try again.',
  } as const,
};
