import 'server-only';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { theRow } from './known-releases.ts';
import { removeWish, writeWish } from './own-files.ts';
import { type KnownStanding, readStanding, toVersionRow } from './present-standing.ts';
import { updateInput, type VersionRow } from './schema.ts';
import { nextUpdateNight } from './standing.ts';
import { updateCommands } from './update-commands.ts';

/**
 * Wishes the update to the newest release, which root then does: now, or at 3:45 at night; or never offers it again, and
 * puts the notice of a way back away.
 * @throws AppError `conflict` where nothing updates the site, with the two commands to type; while an update runs; and
 * where nothing newer is known
 */
export const chooseUpdate = command({
  name: 'chooseUpdate',
  access: 'settings',
  isOffInDemo: true,
  input: updateInput,
  changes: 'staff',
  run: async ({ when }, { actor, write }): Promise<VersionRow> => {
    const now = new Date();
    const { standing } = await startingPoint(now);
    const version = versionFor(standing, when);
    const at = when === 'tonight' ? nextUpdateNight(now) : now;
    await write(async (database) => {
      const ended = standing.root?.ended_at;
      const data = {
        ...{ choice: when, version, at: when === 'never' ? null : at },
        refused_version: when === 'never' ? version : null,
        ...(when === 'never' && ended && { put_away: new Date(ended) }),
      };
      await database.updateChoice.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
      // Last: without it nothing is noted.
      await (when === 'never' ? removeWish() : writeWish({ version, at: at.toISOString() }));
    });
    return present(now, actor);
  },
});

/**
 * Takes a planned update back.
 * @throws AppError `conflict` where none is planned
 */
export const takeBackUpdate = command({
  name: 'takeBackUpdate',
  access: 'settings',
  isOffInDemo: true,
  input: noInput,
  changes: 'staff',
  run: async (_input, { write }): Promise<void> => {
    const { standing } = await startingPoint(new Date());
    if (standing.state !== 'planned') throw new AppError('conflict', messages.updates.nothingPlanned);
    await write(async (database) => {
      const data = { choice: 'taken_back', version: standing.planned?.version ?? null, at: null };
      await database.updateChoice.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
      await removeWish();
    });
  },
});

/** @throws AppError `conflict` where nothing updates the site, and while an update runs */
async function startingPoint(now: Date): Promise<KnownStanding> {
  const commands = updateCommands();
  if (commands.length > 0) throw new AppError('conflict', messages.updates.byHand(commands.join('\n')));
  const known = await readStanding(now);
  if (known.standing.state === 'updating') throw new AppError('conflict', messages.updates.runsAlready);
  return known;
}

/** Returns the version that is chosen or refused. @throws AppError `conflict` without one */
function versionFor({ newest, offered, state, root }: KnownStanding['standing'], when: string): string {
  const version = offered?.version ?? (when === 'never' && state === 'went_back' ? root?.to : undefined);
  if (version === undefined)
    throw new AppError('conflict', messages.updates.nothingNewer(newest?.version ?? null));
  return version;
}

async function present(now: Date, actor: Actor): Promise<VersionRow> {
  return toVersionRow(await readStanding(now), actor);
}
