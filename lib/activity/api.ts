import { z } from 'zod';
import { rowId } from '#lib/core/operations/fields.ts';
import { activityEntry } from './schema.ts';

export const activityCalls = {
  list: {
    summary: 'What staff changed, newest first',
    detail: 'Never anything of prayer requests.',
    list: true,
    answer: z.array(activityEntry),
  },
  restore: {
    summary: 'Undo an entry',
    detail: 'What was deleted comes back, what was changed turns back. It is an entry itself.',
    also: [409],
    answer: z
      .strictObject({
        restored: rowId.meta({ description: 'The entry that was undone.' }),
        id: rowId.meta({ description: 'The entry of the restoration itself.' }),
      })
      .meta({ id: 'Restoration' }),
  },
} as const;
