import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeCopies, removeTree } from './clusters.mjs';
import { isThere, readJson, replaceFile, replaceLink } from './files.mjs';
import { letStart, putFilesBack, stopForMove } from './move.mjs';
import { copyFolder } from './places.mjs';
import { writeState } from './state.mjs';
import { isHigher, isVersion } from './versions.mjs';
import { waitUntilUp } from './watch.mjs';

const startSeconds = 300;

/**
 * Notes what `go-back` will go back to, with the rows that there are now. It holds once the update is accepted.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string }} update
 */
export async function keepForGoBack(machine, { from, to }) {
  const rows = await countRows(machine, to);
  await replaceFile(`${machine.places.kept}.next`, JSON.stringify({ from, to, rows }));
}

/**
 * Returns the number of rows by table, as the site's own command counts them; null where it could not.
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} version
 */
export async function countRows(machine, version) {
  const { code, text } = await machine.asSite(version, ['row-counts'], { seconds: 60 });
  try {
    const counts = Object.entries(JSON.parse(text.split('\n').at(-1) ?? ''));
    const isCounts = counts.every(([name, count]) => /^\w{1,63}$/.test(name) && Number.isSafeInteger(count));
    return code === 0 && isCounts ? Object.fromEntries(counts) : null;
  } catch {
    return null;
  }
}

/**
 * Takes the site back to the version before, with the cluster as it was.
 * @param {import('./machine.mjs').Machine} machine
 * @param {import('./state.mjs').State} before
 * @param {{ because: string, detail: string | null, atOnce: boolean }} how
 */
export async function goBack(machine, before, { because, detail, atOnce }) {
  // Room first: the disk may be full.
  await removeTree(machine, join(copyFolder(machine.places, before), 'part'));
  let state = await writeState(machine, { step: 'undoing', because, detail }, before);
  await stopForMove(machine, { units: state.from, isOnProbation: false, atOnce });
  await putFilesBack(machine, state);
  state = await decideBack(machine, state);
  await finish(machine, state);
}

/**
 * Writes that the site went back. From here on what it writes is kept.
 * @param {import('./machine.mjs').Machine} machine
 * @param {import('./state.mjs').State} state
 */
export async function decideBack(machine, state) {
  const kept = await readJson(machine.places.kept);
  // One that was used leads nowhere any more.
  if (kept?.from === state.from && kept.to === state.to) await rm(machine.places.kept, { force: true });
  await rm(`${machine.places.kept}.next`, { force: true });
  await replaceLink(machine.places.accepted, `../${state.from}`);
  return writeState(machine, { step: 'went_back', because: state.because ?? 'interrupted' }, state);
}

/**
 * Does what is left once it was decided; may be repeated after each interruption.
 * @param {import('./machine.mjs').Machine} machine
 * @param {import('./state.mjs').State} state
 */
export async function finish(machine, state) {
  const { places } = machine;
  if (await isThere(places.hold)) await letStart(machine);
  if (state.step === 'done') await acceptFiles(machine, state);
  const failure = await waitUntilUp(machine, startSeconds).catch((error) => error);
  const { pid } = await machine.service();
  if (pid) await machine.act('The site takes changes again.', () => machine.endProbation(pid));
  await rm(places.dropIn, { force: true });
  await machine.systemctl('daemon-reload');
  await tidy(machine, state);
  const detail = failure instanceof Error ? `${state.detail ?? ''} ${failure.message}`.trim() : state.detail;
  const ended_at = new Date(machine.now()).toISOString();
  await writeState(machine, { detail, ended_at }, state);
  console.log(state.step === 'done' ? `The site is ${state.to} now.` : `The site is ${state.from} again.`);
}

async function acceptFiles(machine, { to }) {
  const { places } = machine;
  await replaceLink(places.accepted, `../${to}`);
  if (isHigher(to, await machine.versionOf(places.current))) await replaceLink(places.current, to);
  if (await isThere(`${places.kept}.next`)) await rename(`${places.kept}.next`, places.kept);
}

/** Removes what no way back needs: older copies, what a failed version made of the data, and lower releases not in use. */
async function tidy(machine, state) {
  const { places } = machine;
  const kept = await readJson(places.kept);
  const isByHand = state.step === 'went_back' && state.because === 'by_hand';
  await removeCopies(machine, isByHand ? state : kept);
  const used = await versionsInUse(machine);
  const current = await machine.versionOf(places.current);
  for (const name of await readdir(places.home)) {
    if (!isVersion(name) || used.has(name) || !isHigher(current, name)) continue;
    await rm(join(places.home, name), { recursive: true, force: true });
  }
}

async function versionsInUse({ places, versionOf }) {
  const used = new Set([await versionOf(places.current)]);
  for (const folder of ['sites', 'accepted']) {
    for (const site of await readdir(join(places.home, folder)))
      used.add(await versionOf(join(places.home, folder, site)));
  }
  for (const name of await readdir(join(places.home, 'updates'))) {
    const { from, to } = (await readJson(join(places.home, 'updates', name))) ?? {};
    if (name.endsWith('.kept.json')) used.add(from);
    // One of another site may be under way.
    else if (name.endsWith('.json')) used.add(from).add(to);
  }
  return used;
}
