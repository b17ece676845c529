import { z } from 'zod';
import { redirectRow } from './schema.ts';

/** API documentation of old addresses. */
export const redirectCalls = {
  list: { summary: 'Old addresses', detail: 'By their paths.', list: true, answer: z.array(redirectRow) },
  create: {
    summary: 'Add an old address',
    detail:
      'It is answered with 308 and `to_path`. 422 where it never could be: this site has something there itself, has nothing at `to_path`, or the addresses lead in a circle.',
    status: 201,
    also: [409],
    location: () => '/api/redirects',
    answer: redirectRow,
    example: { from_path: '/about-us', to_path: '/about' },
  },
  update: {
    summary: 'Change an old address',
    detail: 'Or where it leads. No import takes back what was changed.',
    also: [409],
    answer: redirectRow,
    example: { to_path: '/visit' },
  },
  remove: { summary: 'Remove an old address', detail: 'It leads nowhere then.', also: [409] },
} as const;
