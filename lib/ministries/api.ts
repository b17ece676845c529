import { z } from 'zod';
import { ministryRow } from './schema.ts';

/** How the API offers ministries. */
export const ministryCalls = {
  list: {
    summary: 'All ministries',
    detail: 'Oldest first, each description cleaned for display.',
    answer: z.array(ministryRow),
  },
  update: {
    summary: 'Change a ministry',
    detail: 'Fields that are left out stay. The women’s ministry keeps its meeting time.',
    also: [409],
    answer: ministryRow,
    example: { leadername: 'Ana and Luis' },
  },
} as const;
