import { z } from 'zod';
import { bannerItem } from './schema.ts';

export const bannerCalls = {
  list: {
    summary: 'What the banner says now',
    detail:
      'Announcements newest first, urgent ones before the others, then the events of the next two weeks by date.',
    answer: z.array(bannerItem),
  },
} as const;
