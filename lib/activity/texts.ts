/** What the activity log says. */
export const activityTexts = {
  notFound: 'There is no such entry in the log (any more).',
  changedSince:
    'This has been changed again since. Restoring it puts the older values in place of the newer ones.',
  undone: 'Everything of this is already as it was before.',
  blocked: 'What this belongs to has been deleted since. Please restore that first.',
  final: 'The log keeps no addresses of the prayer team, so this cannot be restored.',
  nothingDeleted: 'The log knows of no such deletion (any more).',
} as const;
