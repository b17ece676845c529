import { z } from 'zod';
import { rowId } from '#lib/core/operations/fields.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { restoreChange } from './commands.ts';
import { listActivity } from './queries.ts';
import { activityEntry } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  'Activity log': {
    '/api/activity': {
      GET: toRoute(listActivity, {
        summary: 'What staff changed, newest first',
        detail: 'Never anything of prayer requests.',
        list: true,
        answer: z.array(activityEntry),
      }),
    },
    '/api/activity/{id}/restore': {
      POST: toRoute(restoreChange, {
        summary: 'Undo an entry',
        detail: 'What was deleted comes back, what was changed turns back. It is an entry itself.',
        answer: z
          .strictObject({
            restored: rowId.meta({ description: 'The entry that was undone.' }),
            id: rowId.meta({ description: 'The entry of the restoration itself.' }),
          })
          .meta({ id: 'Restoration' }),
      }),
    },
  },
} satisfies Routes;
