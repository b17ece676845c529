import { removedDemo } from './schema.ts';

/** How the API offers the setting up of a site. */
export const setupCalls = {
  removeDemo: {
    summary: 'Remove the demo content',
    detail:
      'What a new site is filled with and nobody has changed since, as one entry of the activity log. Undoing it brings back all but the sample prayer requests.',
    answer: removedDemo,
  },
} as const;
