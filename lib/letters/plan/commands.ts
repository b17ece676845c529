import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { letterPlanInput } from '../letter-input.ts';
import type { LetterPlanRow } from '../schema.ts';
import { planLock, readPlan, storePlan, toPlan } from './plan-row.ts';

/**
 * Changes when 'this week' composes itself. An hour that has passed is not caught up with.
 * @throws AppError `conflict` with the present plan when it has changed since it was read
 */
export const updateLetterPlan = command({
  name: 'updateLetterPlan',
  access: 'letters',
  input: letterPlanInput,
  changes: 'letters',
  run: ({ if_match, ...input }, { write }): Promise<LetterPlanRow> =>
    write(async (database) => {
      await lockUnchanged(database, {
        name: planLock,
        if_match,
        read: () => readPlan(database),
        present: toPlan,
      });
      return toPlan(await storePlan(database, input, new Date()));
    }),
});
