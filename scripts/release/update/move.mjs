import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { putClusterBack } from './clusters.mjs';
import { isThere, replaceFile, replaceLink } from './files.mjs';

const probation = '[Service]\nEnvironment=PROBATION=1\nTimeoutStartSec=infinity\n';
const longestStopSeconds = 90;

/**
 * Ends the running site and lets its start wait, so that the socket queues visitors and no connection starts it. The
 * version and the manner that it will start in are decided here, before the end of the old one.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ units: string, isOnProbation: boolean, atOnce?: boolean }} what `units` names the version whose units hold,
 * `atOnce` kills what is not worth a clean end
 */
export async function stopForMove(machine, { units, isOnProbation, atOnce = false }) {
  const { places, site } = machine;
  await machine.act('A start of the site waits from now on.', async () => {
    await mkdir(dirname(places.hold), { recursive: true });
    await writeFile(places.hold, '');
  });
  const ports = await textOf(places.socket);
  await machine.act(`The units are those of ${units}.`, () => setUnits(machine, { units, isOnProbation }));
  await machine.act('The site stops.', async () => {
    if (atOnce) await machine.systemctl('kill', '--signal=SIGKILL', `${site}.service`);
    await machine.systemctl('reset-failed', `${site}.service`);
    // Other ports are opened now; the service restarts with its socket.
    const unit = ports === (await textOf(places.socket)) ? 'service' : 'socket';
    await machine.systemctl('restart', '--no-block', `${site}.${unit}`);
  });
  await waitUntilStopped(machine);
}

function textOf(path) {
  return readFile(path, 'utf8').catch(() => '');
}

async function setUnits(machine, { units, isOnProbation }) {
  const { dropIn } = machine.places;
  if (isOnProbation) await replaceFile(dropIn, probation);
  else await rm(dropIn, { force: true });
  await machine.writeUnits(units);
}

/** `start-pre` is the guard of the unit, which waits: the process before it is gone. */
async function waitUntilStopped(machine) {
  const until = machine.now() + longestStopSeconds * 1000;
  while (machine.now() < until) {
    const { sub } = await machine.service();
    if (sub === 'start-pre') return;
    await machine.pause(50);
  }
  throw new Error('The site did not stop.');
}

/**
 * Lets the start of the site go on.
 * @param {import('./machine.mjs').Machine} machine
 */
export async function letStart({ places, act }) {
  await act('The site starts.', () => rm(places.hold, { force: true }));
}

/**
 * Lets the site run in a version from its next start on.
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} version
 */
export async function runVersion(machine, version) {
  await machine.act(`The site's version is ${version}.`, () =>
    replaceLink(machine.places.running, `../${version}`),
  );
}

/**
 * Puts the files of the site back as they were before an update: cluster, link and units. Nothing of the site may run. May
 * be repeated after each interruption.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ from: string, to: string }} update
 */
export async function putFilesBack(machine, update) {
  await putClusterBack(machine, update);
  await runVersion(machine, update.from);
  if (await isThere(machine.places.dropIn)) await rm(machine.places.dropIn, { force: true });
  await machine.writeUnits(update.from);
}
