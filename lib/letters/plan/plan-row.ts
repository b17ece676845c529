import type { Database } from '#lib/core/database/db.ts';
import type { LetterPlan } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { type LetterPlanRow, letterPlan } from '../schema.ts';
import { lastPlanned } from './planned-moment.ts';

export const theRow = { id: 1 };

/** Who changes the plan, and who composes by it, take turns. */
export const planLock = 'letter_plan';

/** The plan of a site whose staff have not changed it. */
export const usualPlan = {
  weekday: 4,
  time: '10:00',
  needs_approval: true,
  is_on: true,
  composed_for: null,
} satisfies Omit<LetterPlan, 'id' | 'updated_at'>;

/** Returns the plan, null where it is as the site began. */
export function readPlan(database: Database): Promise<LetterPlan | null> {
  return database.letterPlan.findUnique({ where: theRow });
}

/** Returns the plan as the API gives it. */
export function toPlan(row: LetterPlan | null): LetterPlanRow {
  return presentRow(letterPlan, row ?? { ...usualPlan, updated_at: null });
}

/** Writes what staff chose. Hours up to `now` count as done. */
export async function storePlan(
  database: Database,
  input: Pick<LetterPlan, 'weekday' | 'time' | 'needs_approval' | 'is_on'>,
  now: Date,
): Promise<LetterPlan> {
  const row = await readPlan(database);
  const { day } = lastPlanned(input, now);
  const composed_for = row?.composed_for && row.composed_for > day ? row.composed_for : day;
  const data = { ...input, composed_for };
  return database.letterPlan.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
}
