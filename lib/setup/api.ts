import { churchRow } from '#lib/core/church/church-row.ts';
import { removedDemo } from './schema.ts';

/** API documentation of the setup. */
export const setupCalls = {
  finish: {
    summary: 'Say that the site is set up',
    detail:
      'Nobody is asked to set it up any more. Answers the church’s facts, with `set_up_at`; a second time changes nothing.',
    answer: churchRow,
  },
  removeDemo: {
    summary: 'Remove the demo content',
    detail:
      'What a new site is filled with and nobody has changed since, as one entry of the activity log. Ministries stay, and of the demo’s services become those that an empty site begins with. Undoing it brings back all but the sample prayer requests.',
    answer: removedDemo,
  },
} as const;
