import { z } from 'zod';
import { searchResult } from './schema.ts';

export const searchCalls = {
  find: {
    summary: 'Search the site',
    detail:
      'What visitors may read now: own pages, news, coming events, sermons, ministries, people and documents, by rank, then date, at most 1,000; then sermons in which the words are only said. Where nothing matches, names that are spelt alike.',
    list: true,
    queryIsContent: true,
    also: [422],
    answer: z.array(searchResult),
  },
} as const;
