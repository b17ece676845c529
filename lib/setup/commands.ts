import 'server-only';
import { updateChurch } from '#lib/church/commands.ts';
import { ensureRow, leaveDemo, theRow } from '#lib/church/ensure-row.ts';
import { listOwnFacts, markOwn } from '#lib/church/own-facts.ts';
import { findChurch } from '#lib/church/queries.ts';
import { presentChurch } from '#lib/church/read-church.ts';
import { isStatedFact } from '#lib/church/schema.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { announcedWrite } from '#lib/core/operations/announced-write.ts';
import { toAppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { whatIsLeft } from '#lib/core/operations/form-answer.ts';
import { command } from '#lib/core/operations/operation.ts';
import { originalVersion } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { isPageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';
import { removeUntouchedDemo } from './demo-content.ts';
import { changeOf, statedFacts } from './facts.ts';
import type { ServiceAnswer, SetupAnswer } from './form-answer.ts';
import { findMainService, saveMainService } from './main-service.ts';
import { confirmation, type RemovedDemo, serviceForm, setupForm } from './schema.ts';

/**
 * Takes a form of facts as it comes with or without scripts, and saves what is the church's own in it. It never
 * fails: what is wrong comes back with all that was typed.
 */
export const answerSetupForm = command({
  name: 'answerSetupForm',
  access: 'admin',
  input: setupForm,
  changes: null,
  run: async ({ if_match, ...typed }, { actor }): Promise<SetupAnswer> => {
    try {
      const change = changeOf(typed, await findChurch({}), defaultChurch, await listOwnFacts(db()));
      if (Object.keys(change).length > 0) await updateChurch.execute(actor, { ...change, if_match });
      await markOwn(db(), statedFacts(typed));
      return { isSaved: true };
    } catch (error) {
      return whatIsLeft(typed, toAppError(error));
    }
  },
});

/** Takes the form of the main service in the same way, and saves what is new in it. */
export const answerServiceForm = command({
  name: 'answerServiceForm',
  access: 'admin',
  input: serviceForm,
  changes: null,
  run: async ({ if_match, ...typed }, { actor }): Promise<ServiceAnswer> => {
    try {
      const stored = await findMainService(await knownRegularServices());
      await saveMainService(actor, typed, { stored, if_match });
      return { isSaved: true };
    } catch (error) {
      return whatIsLeft(typed, toAppError(error));
    }
  },
});

/**
 * Confirms facts and original words as true of this church: they count as its own from then on. Words are saved as
 * they stand in the original.
 * @throws AppError `invalid` for a name that is neither a fact nor a text
 */
export const confirmOwn = command({
  name: 'confirmOwn',
  access: 'admin',
  input: confirmation,
  changes: null,
  run: async ({ names }, { actor, write }): Promise<{ confirmed: number }> => {
    const texts = names.filter(isPageTextKey);
    await write((database) => markOwn(database, names.filter(isStatedFact)));
    for (const key of texts) {
      const value = pageTextRegister[key].original as PageTextEntry['value'];
      await setPageText.execute(actor, { key, value, if_match: originalVersion });
    }
    return { confirmed: names.length };
  },
});

/** Says that the site is the church's own from now on: nobody is asked to set it up any more, and no original states facts of the demo's church. Gives the church's facts. */
export const finishSetup = command({
  name: 'finishSetup',
  access: 'admin',
  input: noInput,
  changes: 'church',
  run: (_input, { write }): Promise<Church> =>
    write(async ({ church }) => {
      await ensureRow({ church });
      await church.updateMany({ where: { ...theRow, set_up_at: null }, data: { set_up_at: new Date() } });
      await leaveDemo({ church });
      return presentChurch(await church.findUniqueOrThrow({ where: theRow }));
    }),
});

/**
 * Removes what the demo brought and nobody changed, in one entry of the activity log: undone, it brings back all
 * but the sample prayer requests, of which the log keeps nothing.
 */
export const removeDemoContent = command({
  name: 'removeDemoContent',
  access: 'admin',
  input: noInput,
  changes: null,
  run: (_input, { write }): Promise<RemovedDemo> => announcedWrite(write, removeUntouchedDemo),
});
