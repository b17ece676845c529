export const activityMessages = {
  title: 'Activity',
  description: 'What was changed on this site, when, and from which browser. Kept for a year.',
  loading: 'Loading the activity log...',
  loadFailed: 'The activity log could not be loaded',
  empty: 'Nothing has been changed yet.',
  emptyHint:
    'From now on, every change of events, sermons, ministries, announcements and settings is kept here.',
  everything: 'Everything',
  emptyOfKind: 'Nothing of this kind has been changed.',
  undoAnyway: 'Undo anyway',
  undo: 'Undo',
  undoQuestion: 'What was added is deleted. The undo becomes an entry itself, which can be undone too.',
  restoreQuestion:
    'The previous state is restored. The undo becomes an entry itself, which can be undone too.',
  restored: 'Undone',
  undone: 'Everything in this entry is undone already.',
  restoreFailed: (message: string) => `Failed to undo: ${message}`,
  notFound: 'This entry is no longer in the log.',
  changedSince:
    'This has been changed again since. Undoing it puts the older values in place of the newer ones.',
  blocked: 'What this belongs to has been deleted since. Please undo that first.',
  final: 'The log keeps no addresses of the prayer team, so this cannot be undone.',
  nothingDeleted: 'This deletion is no longer in the log.',
} as const;
