import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import type { LetterPlanRow } from '../schema.ts';
import { readPlan, toPlan } from './plan-row.ts';

/** Returns when 'this week' composes itself. */
export const findLetterPlan = privateQuery({
  name: 'findLetterPlan',
  access: 'letters',
  input: noInput,
  run: async (): Promise<LetterPlanRow> => toPlan(await readPlan(db())),
});
