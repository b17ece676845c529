import { office } from './schema.ts';

export const officeCalls = {
  find: {
    summary: 'What waits for the person who asks',
    detail: 'Each part by the permissions of the session, with this week’s dates and the pages of staff.',
    answer: office,
  },
} as const;
