import { z } from 'zod';
import { teamMemberRow } from './schema.ts';

export const prayerTeamCalls = {
  list: {
    summary: 'The prayer team',
    detail: 'Oldest first, those who get no mails included.',
    list: true,
    answer: z.array(teamMemberRow),
  },
  create: {
    summary: 'Add a member',
    detail: 'Active at once. An existing address is 409.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/prayer-team/${id}`,
    answer: teamMemberRow,
    example: { name: 'Naomi', email: 'naomi@example.org' },
  },
  update: {
    summary: 'Switch a member’s mails on or off',
    detail: 'Nothing else of a member can be changed.',
    also: [409],
    answer: teamMemberRow,
    example: { active: false },
  },
  remove: {
    summary: 'Remove a member',
    detail: 'With its unsent mails.',
    also: [409],
  },
} as const;
