export const setupMessages = {
  title: 'Make it yours',
  lead: 'A few steps from the demo’s church to your own. Everything is saved as you go: stop whenever you like and come back. What you leave empty is for later.',
  cardText: 'This site still speaks of the demo’s church. A few steps make it your own.',
  start: 'Make it yours',
  later: 'Later',
  saved: 'Saved. Every page has it now.',
  finished: 'This site is yours now. Everything on it can still be changed, wherever it stands.',
  failed: (message: string) => `This could not be saved: ${message}`,
  loading: 'Loading your setup...',
  loadFailed: 'The setup could not be loaded',
  unknownName: 'There is no such fact or text.',
  confirm: 'This is true of us too',
  confirmAll: 'All of this is true of us too',
  claimsLead:
    'These words state facts about a church. Write your own, or confirm that they are true of yours. Until then visitors see neutral words here.',
  nothingLeft: 'Nothing of the demo is left that nobody has changed.',
  firstService: 'Your first service',
  removed: 'The demo content is gone.',
  back: 'The demo content is back, except for the sample prayer requests.',
  stillDemo: 'still the demo’s',
} as const;

const nouns = {
  events: ['event', 'events'],
  sermons: ['sermon', 'sermons'],
  announcements: ['announcement', 'announcements'],
  prayer_requests: ['sample prayer request', 'sample prayer requests'],
} as const;

/** Returns '18 events, 24 sermons and 2 announcements'; null when all counts are zero. */
export function listCounts(counts: Readonly<Record<keyof typeof nouns, number>>): string | null {
  const parts = Object.entries(nouns).flatMap(([table, [one, many]]) => {
    const count = counts[table as keyof typeof nouns];
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 0 ? new Intl.ListFormat('en-US').format(parts).replace(', and ', ' and ') : null;
}
