import type { z } from 'zod';
import { type Leader, type leaderInput, middlePercent } from '#lib/leaders/schema.ts';

/** What the form of a leader holds: what the schema takes, an empty field as empty text. */
export type LeaderFormValues = z.input<typeof leaderInput>;

export const emptyLeaderForm: LeaderFormValues = {
  name: '',
  role: '',
  words: '',
  picture_url: '',
  picture_focus_x: middlePercent,
  picture_focus_y: middlePercent,
  email: '',
};

/** The form filled from a leader. */
export function leaderFormFrom(leader: Leader): LeaderFormValues {
  return {
    name: leader.name,
    role: leader.role ?? '',
    words: leader.words ?? '',
    picture_url: leader.picture_url ?? '',
    picture_focus_x: leader.picture_focus_x,
    picture_focus_y: leader.picture_focus_y,
    email: leader.email ?? '',
  };
}
