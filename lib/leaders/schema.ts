import { z } from 'zod';
import {
  atMost,
  emailAddress,
  instant,
  knownId,
  orNull,
  ownPathOrWebAddress,
  required,
  rowId,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { position, positionInput } from '#lib/core/operations/list-order.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { leaderMessages } from './messages.ts';

/** A leader as pages and the API give them. */
export const leaderRow = z
  .strictObject({
    id: rowId,
    name: z.string(),
    role: z.string().nullable(),
    words: z.string().nullable(),
    picture_url: z.string().nullable(),
    picture_focus_x: z.number(),
    picture_focus_y: z.number(),
    email: z.string().nullable(),
    position,
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'Leader' });

export type Leader = z.output<typeof leaderRow>;

/** The middle: what stays in sight of a picture unless staff say otherwise. */
export const middlePercent = 50;

const percent = z.number().min(0).max(100);

const fields = {
  name: required(leaderMessages.name, 120),
  role: orNull(atMost(120)).optional(),
  words: orNull(multiline(atMost(2000))).optional(),
  picture_url: orNull(ownPathOrWebAddress(leaderMessages.pictureAddress)).optional(),
  picture_focus_x: percent
    .optional()
    .meta({ description: 'The point of the picture that stays in sight: percent from the left.' }),
  picture_focus_y: percent.optional().meta({ description: 'The same, percent from the top.' }),
  email: orNull(emailAddress(leaderMessages.email)).optional(),
};

/** Somebody new. What is optional is stored as null when it is blank. */
export const leaderInput = z.object(fields);

/** A change of one leader: what is absent stays. `if_match` is its `updated_at` as it was read, or `*`. */
export const leaderUpdate = leaderInput
  .partial()
  .extend({ position: positionInput.optional(), id: knownId, if_match: ifMatch });

export const leaderDeletion = z.object({ id: knownId, if_match: ifMatch });
