import { z } from 'zod';
import { instant, rowId, updatedAt } from '../answer-fields.ts';

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
  list: { summary: 'The prayer team', list: true, answer: z.array(member) },
  create: {
    summary: 'Add a member',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/prayer-team/${id}`,
    answer: member,
    example: { name: 'Naomi', email: 'naomi@example.org' },
  },
  update: {
    summary: 'Switch a member’s mails on or off',
    also: [409],
    answer: member,
    example: { active: false },
  },
  remove: { summary: 'Remove a member', also: [409] },
} as const;
