export default {
  /** What visitors' scripts show: the button that reloads pictures. */
  ministriesView: {
    refresh: 'Refresh Images',
    refreshing: 'Refreshing...',
    refreshed: 'Content refreshed',
    loadFailed: 'Failed to load ministries',
  } as const,
};
