import { churchRow } from '#lib/core/church/church-row.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { finishSetup, removeDemoContent } from './commands.ts';
import { removedDemo } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/demo-content/remove': {
      POST: toRoute(removeDemoContent, {
        summary: 'Remove the demo content',
        detail:
          'Deletes the unchanged demo content, as one entry of the activity log. Ministries stay, and the demo’s services are reset to those of an empty site. Undo restores all but the sample prayer requests.',
        answer: removedDemo,
      }),
    },
    '/api/setup/done': {
      POST: toRoute(finishSetup, {
        summary: 'Finish the setup',
        detail:
          'Staff are no longer asked to set up the site. Answers the church’s facts, with `set_up_at`; repeating it changes nothing.',
        answer: churchRow,
      }),
    },
  },
} satisfies Routes;
