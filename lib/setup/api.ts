import { churchRow } from '#lib/core/church/church-row.ts';
import { removedDemo } from './schema.ts';

export const setupCalls = {
  finish: {
    summary: 'Finish the setup',
    detail:
      'Staff are no longer asked to set up the site. Answers the church’s facts, with `set_up_at`; repeating it changes nothing.',
    answer: churchRow,
  },
  removeDemo: {
    summary: 'Remove the demo content',
    detail:
      'Deletes the unchanged demo content, as one entry of the activity log. Ministries stay, and the demo’s services are reset to those of an empty site. Undo restores all but the sample prayer requests.',
    answer: removedDemo,
  },
} as const;
