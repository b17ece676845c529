import 'server-only';
import { ensureRow, leaveDemo, markOwn, theRow } from '#lib/church/church-rows.ts';
import { findChurch } from '#lib/church/queries.ts';
import { presentChurch } from '#lib/church/read-church.ts';
import { isStatedFact } from '#lib/church/schema.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { announcedWrite } from '#lib/core/operations/audited-transaction.ts';
import { AppError, toAppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { originalVersion } from '#lib/core/operations/optimistic-lock.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { followDates } from '#lib/forms/dates/follow-dates.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { isPageTextKey, originalOf } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';
import { removeUntouchedDemo } from './demo-content.ts';
import { findMainService, saveMainService } from './main-service.ts';
import { confirmation, type RemovedDemo, serviceForm } from './schema.ts';

/**
 * Saves what differs from the main service, or adds the first one.
 * @throws AppError `invalid`; `conflict` with the main service as it is now
 */
export const saveService = command({
  name: 'saveService',
  access: 'settings',
  input: serviceForm,
  changes: null,
  run: async ({ if_match, ...typed }, { actor }): Promise<void> => {
    const stored = await findMainService(await knownRegularServices());
    try {
      await saveMainService(actor, typed, { stored, if_match });
    } catch (error) {
      const { code, message, more } = toAppError(error);
      if (code !== 'conflict') throw error;
      const current = await findMainService(await knownRegularServices());
      throw new AppError(code, message, { ...more, current });
    }
  },
});

/**
 * Confirms facts and original words as true of this church, so that they count as its own. Original words are saved as
 * pages of this site have them: on a church's own site the neutral ones.
 * @throws AppError `invalid` for a name that is neither a fact nor a text
 */
export const confirmOwn = command({
  name: 'confirmOwn',
  access: 'settings',
  input: confirmation,
  changes: 'church',
  run: async ({ names }, { actor, write }): Promise<{ confirmed: number }> => {
    const texts = names.filter(isPageTextKey);
    const { is_demo: isDemo } = await findChurch({});
    await write((database) => markOwn(database, names.filter(isStatedFact)));
    for (const key of texts) {
      const value = originalOf(key, { isDemo }) as PageTextEntry['value'];
      await setPageText.execute(actor, { key, value, if_match: originalVersion });
    }
    return { confirmed: names.length };
  },
});

/** Marks the site as set up: no original text and no seeded ministry states facts of the demo church. Returns the church's facts. */
export const finishSetup = command({
  name: 'finishSetup',
  access: 'settings',
  input: noInput,
  changes: 'church',
  run: (_input, { write }): Promise<Church> =>
    write(async (database) => {
      const { church } = database;
      await ensureRow(database);
      await church.updateMany({ where: { ...theRow, set_up_at: null }, data: { set_up_at: new Date() } });
      await leaveDemo(database);
      return presentChurch(await church.findUniqueOrThrow({ where: theRow }));
    }),
});

/**
 * Removes the unchanged rows of the demo, as one entry of the activity log. Undoing it restores all but the
 * sample prayer requests, which the log never keeps.
 */
export const removeDemoContent = command({
  name: 'removeDemoContent',
  access: 'settings',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: (_input, { write }): Promise<RemovedDemo> =>
    announcedWrite(write, async (database) => {
      const removed = await removeUntouchedDemo(database);
      await followDates(database);
      return removed;
    }),
});
