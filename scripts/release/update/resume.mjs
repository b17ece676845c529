import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from './clusters.mjs';
import { decideBack, finish, goBack } from './finish.mjs';
import { putFilesBack } from './move.mjs';
import { copyFolder } from './places.mjs';
import { isBeforeTheStop, isFinishing, isInBetween, readState, writeState } from './state.mjs';

/**
 * Takes up what was interrupted: what had not stopped the site is dropped, what had is taken back, and what was decided is
 * finished.
 * @param {import('./machine.mjs').Machine} machine
 */
export async function resume(machine) {
  const state = await readState(machine.places);
  if (!state) return;
  if (isBeforeTheStop(state)) await drop(machine, state);
  else if (isInBetween(state)) await takeBack(machine, state);
  else if (isFinishing(state)) await finish(machine, state);
}

async function drop(machine, state) {
  const { places, site } = machine;
  await removeTree(machine, copyFolder(places, state));
  await removeTree(machine, join(places.home, `.new-${site}`));
  const ended_at = new Date(machine.now()).toISOString();
  await writeState(machine, { step: 'refused', because: 'interrupted', ended_at }, state);
}

function takeBack(machine, state) {
  const { because, detail } = state;
  return goBack(machine, state, { because: because ?? 'interrupted', detail, atOnce: true });
}

/**
 * Before a start of the site without an updater that lives, as after a power cut: puts back what is between two versions.
 * The updater finishes it later.
 * @param {import('./machine.mjs').Machine} machine
 */
export async function putBackBeforeStart(machine) {
  const state = await readState(machine.places);
  if (state && isInBetween(state)) {
    await putFilesBack(machine, state);
    await decideBack(machine, state);
  }
  await rm(machine.places.hold, { force: true });
}
