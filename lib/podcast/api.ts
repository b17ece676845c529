import { defaultCategory } from './categories.ts';
import { podcastRow } from './schema.ts';

export const podcastCalls = {
  find: {
    summary: 'The podcast',
    detail: 'Its settings as the feed at `/podcast.xml` states them.',
    answer: podcastRow,
  },
  update: {
    summary: 'Change the podcast',
    detail:
      'Omitted fields are kept; null or a blank text is what the church has, or nothing. The guid never changes.',
    also: [409],
    answer: podcastRow,
    example: { title: 'Sunday Mornings', category: defaultCategory },
  },
} as const;
