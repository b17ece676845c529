import { z } from 'zod';
import { redirectRow } from './schema.ts';

export const redirectCalls = {
  list: { summary: 'Old addresses', detail: 'By their paths.', list: true, answer: z.array(redirectRow) },
  create: {
    summary: 'Add an old address',
    detail:
      'Requests for it are answered with 308 and `to_path`. 422 if it would have no effect: the site has a page there, has none at `to_path`, or the addresses form a circle.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/redirects/${id}`,
    answer: redirectRow,
    example: { from_path: '/about-us', to_path: '/about' },
  },
  update: {
    summary: 'Change an old address',
    detail: 'Or its target. Imports do not overwrite the change.',
    also: [409],
    answer: redirectRow,
    example: { to_path: '/visit' },
  },
  remove: { summary: 'Remove an old address', detail: 'It is then answered with 404.', also: [409] },
} as const;
