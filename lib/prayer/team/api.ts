import { z } from 'zod';
import { instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';

const member = z
  .strictObject({
    id: rowId,
    name: z.string().nullable(),
    email: z.string(),
    active: z.boolean().meta({ description: 'Whether the member gets the team’s mails.' }),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'PrayerTeamMember' });

/** How the API offers the prayer team (api.md, 'Prayer'). */
export const prayerTeamCalls = {
  list: {
    summary: 'The prayer team',
    detail: 'Oldest first, those who get no mails included.',
    list: true,
    answer: z.array(member),
  },
  create: {
    summary: 'Add a member',
    detail: 'Active from now on. An address that is there already is 409.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/prayer-team/${id}`,
    answer: member,
    example: { name: 'Naomi', email: 'naomi@example.org' },
  },
  update: {
    summary: 'Switch a member’s mails on or off',
    detail: 'Nothing else of a member can be changed.',
    also: [409],
    answer: member,
    example: { active: false },
  },
  remove: {
    summary: 'Remove a member',
    detail: 'With what was still to be sent to the address.',
    also: [409],
  },
} as const;
