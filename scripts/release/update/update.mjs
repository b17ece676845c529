import { keepCluster, rehearseCopy } from './clusters.mjs';
import { fetchRelease } from './fetch-release.mjs';
import { finish, goBack, keepForGoBack } from './finish.mjs';
import { letStart, runVersion, stopForMove } from './move.mjs';
import { askForRoom } from './room.mjs';
import { readSettings } from './settings.mjs';
import { Refusal, writeState } from './state.mjs';
import { assertIdle, tryOnBackup } from './trial.mjs';
import { watchProbation } from './watch.mjs';
import { removeWish, waits } from './wish.mjs';

/**
 * Moves the site to a higher version, or leaves it in the present one, as the state says afterwards.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ version?: string, at?: number, mayMigrate?: boolean }} wish `at` only where the site wished it,
 * `mayMigrate` where a person gave up the way back of a database of their own
 */
export async function update(machine, { version: wanted, at, mayMigrate = false }) {
  const present = await machine.versionOf(machine.places.accepted);
  const began_at = new Date(machine.now()).toISOString();
  const first = { step: 'fetching', from: present, to: wanted ?? present, began_at };
  let state = await writeState(machine, first, {});
  let plan;
  try {
    const settings = await readSettings(machine.places);
    const { hasOwnDatabase } = settings;
    await askForRoom(machine, { present, hasOwnDatabase });
    await assertIdle(machine, present);
    const to = await machine.act('The release is fetched.', () =>
      fetchRelease(machine, { wanted, present, settings }),
    );
    state = await writeState(machine, { step: 'trying', to }, state);
    plan = await prepare(machine, { from: present, to, hasOwnDatabase, mayMigrate });
    state = await writeState(machine, { copy_seconds: plan.pauseSeconds }, state);
    await assertIdle(machine, present);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('interrupted', String(error));
    return refuse(machine, state, { error: refusal, at });
  }
  await removeWish(machine.places);
  await move(machine, state, plan);
}

/** How long a site takes to stop and to start, besides the copy: as long as its trial, within these. */
const restartSeconds = { least: 10, most: 60 };
/** How long a new version may take to start: a migration waits for a slow disk, in the trial as well. */
const startLimit = { least: 30, most: 600 };

const within = (seconds, { least, most }) => Math.min(most, Math.max(least, seconds));

/** Tries the version on a backup, and measures how long visitors will wait. */
async function prepare(machine, { from, to, hasOwnDatabase, mayMigrate }) {
  const trialSeconds = await machine.act(`${to} is tried on a backup.`, () =>
    tryOnBackup(machine, { to, mayMigrate: mayMigrate || !hasOwnDatabase }),
  );
  const copySeconds = hasOwnDatabase
    ? 0
    : await machine.act('A copy of the database is rehearsed.', () => rehearseCopy(machine, { from, to }));
  const pauseSeconds = Math.round(copySeconds + within(trialSeconds, restartSeconds));
  console.log(`Visitors will wait for ${pauseSeconds} s.`);
  return { startSeconds: within(trialSeconds, startLimit), pauseSeconds, hasOwnDatabase };
}

async function refuse(machine, state, { error, at }) {
  console.log(`It is not updated (${error.code}): ${error.message}`);
  const ended_at = new Date(machine.now()).toISOString();
  await writeState(machine, { step: 'refused', because: error.code, detail: error.message, ended_at }, state);
  if (!waits(error.code, at, machine.now())) await removeWish(machine.places);
}

/** From here on, each failure leads back. */
async function move(machine, before, { startSeconds, hasOwnDatabase }) {
  const { from, to } = before;
  let state = await writeState(machine, { step: 'stopping' }, before);
  try {
    await stopForMove(machine, { units: to, isOnProbation: true });
    state = await writeState(machine, { step: 'copying' }, state);
    const copy_seconds = hasOwnDatabase
      ? null
      : await machine.act('The database is copied.', () => keepCluster(machine, { from, to }));
    await runVersion(machine, to);
    state = await writeState(machine, { step: 'probation', copy_seconds }, state);
    await letStart(machine);
    await machine.act(`${to} is on probation.`, () => watchProbation(machine, { to, startSeconds }));
    await keepForGoBack(machine, state);
  } catch (error) {
    const { code = 'interrupted', message } = error instanceof Refusal ? error : { message: String(error) };
    console.log(`It goes back to ${from} (${code}): ${message}`);
    return goBack(machine, state, { because: code, detail: message, atOnce: true });
  }
  state = await machine.act(`${to} is accepted.`, () => writeState(machine, { step: 'done' }, state));
  await finish(machine, state);
}
