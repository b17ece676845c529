/** What people read about ministries. */
export const ministryMessages = {
  loadFailed: 'Failed to load ministries',
  loadFailedFromDatabase: 'Failed to load ministries from the database',
  unexpected: 'An unexpected error occurred',
  updateFailed: 'Failed to update ministry',
  saveFailed: 'Failed to save changes to the database',
  updated: 'Ministry updated successfully',
  refreshing: 'Refreshing...',
  refreshed: 'Content refreshed',
} as const;
