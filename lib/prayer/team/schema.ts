import { z } from 'zod';
import { emailAddress, instant, knownId, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset, longestList } from '#lib/core/operations/pagination.ts';
import { messages } from '#lib/language/messages.ts';

export const teamMemberRow = z
  .strictObject({
    id: rowId,
    name: z.string().nullable(),
    email: z.string(),
    active: z.boolean().meta({ description: 'Whether the member gets the team’s mails.' }),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'PrayerTeamMember' });

export type TeamMember = z.output<typeof teamMemberRow>;

const id = z.object({ id: knownId });

/** A new member of the prayer team: an address, and an optional name. */
export const teamMemberInput = z.object({
  name: z
    .string()
    .nullish()
    .transform((name) => (name ?? '').trim().slice(0, 200) || null),
  email: emailAddress(() => messages.prayerTeam.invalidEmail),
});

/** The same for a form, whose fields are never missing. */
export const teamMemberForm = teamMemberInput.extend({ name: z.string() });

/** Whether a member gets notifications. */
export const teamMemberUpdate = id.extend({ active: z.boolean(), if_match: ifMatch });

export const teamMemberRemoval = id.extend({ if_match: ifMatch });

/** A part of the list: `limit` members from `offset`. */
export const teamListQuery = z.object({
  limit: listLimit.default(longestList),
  offset: listOffset.default(0),
});
