import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural, list } = sentencesIn('en');

/** The number of rows in each table of the demo. */
interface DemoCounts {
  events: number;
  sermons: number;
  announcements: number;
  prayer_requests: number;
}

export const setupMessages = {
  lead: 'A few steps from the demo’s church to your own. Everything is saved as you go: stop whenever you like and come back. What you leave empty is for later.',
  cardText: 'This site still speaks of the demo’s church. A few steps make it your own.',
  start: 'Make it yours',
  later: 'Later',
  saved: 'Saved. Every page has it now.',
  finished: 'This site is yours now. Everything on it can still be changed, wherever it stands.',
  failed: (message: string) => `This could not be saved: ${message}`,
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
  /** '18 events, 24 sermons and 2 announcements'; null when all counts are zero. */
  counts: ({ events, sermons, announcements, prayer_requests }: DemoCounts): string | null =>
    list(
      [
        events > 0 && plural(events, { one: '1 event', other: '# events' }),
        sermons > 0 && plural(sermons, { one: '1 sermon', other: '# sermons' }),
        announcements > 0 && plural(announcements, { one: '1 announcement', other: '# announcements' }),
        prayer_requests > 0 &&
          plural(prayer_requests, { one: '1 sample prayer request', other: '# sample prayer requests' }),
      ].filter((part) => part !== false),
    ) || null,
  stillDemo: 'still the demo’s',
} as const;
