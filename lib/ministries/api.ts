import { z } from 'zod';
import { rowId, updatedAt } from '#lib/core/operations/fields.ts';

const ministry = z
  .strictObject({
    id: rowId,
    title: z.string(),
    description: z.string().meta({ description: 'HTML, cleaned on the server.' }),
    imageurl: z.string().nullable(),
    leadername: z.string().nullable(),
    meetingtimes: z.string().nullable(),
    category: z.string().meta({ description: 'Adult, Youth, Children or International, in any case.' }),
    link: z.string().nullable(),
    updated_at: updatedAt,
  })
  .meta({ id: 'Ministry' });

/** How the API offers ministries (api.md, 'Content'). */
export const ministryCalls = {
  list: {
    summary: 'All ministries',
    detail: 'Oldest first, each description cleaned for display.',
    answer: z.array(ministry),
  },
  update: {
    summary: 'Change a ministry',
    detail: 'Fields that are left out stay. The women’s ministry keeps its meeting time.',
    also: [409],
    answer: ministry,
    example: { leadername: 'Ana and Luis' },
  },
} as const;
