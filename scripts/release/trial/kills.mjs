import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { nothingLost, stateIn, whileVisited } from './visited.mjs';

/** When everything is killed: the step, and milliseconds after it began. */
const moments = [
  ['fetching', 0],
  ['fetching', 1000],
  ['trying', 0],
  ['trying', 3000],
  ['trying', 7000],
  ['stopping', 0],
  ['stopping', 100],
  ['stopping', 400],
  ['copying', 0],
  ['copying', 50],
  ['copying', 200],
  ['probation', 0],
  ['probation', 300],
  ['probation', 1500],
  ['probation', 10_000],
  ['probation', 38_000],
  ['done', 0],
  ['done', 50],
  ['undoing', 0],
  ['undoing', 300],
];

/**
 * Kills everything at twenty moments of an update or a go-back, starts the machine again, and looks for every row.
 * @param {object} trial
 */
export async function kills(trial) {
  for (const moment of moments) await killAt(trial, moment);
}

async function killAt(trial, [step, delay]) {
  const { machine, publisher, version, note } = trial;
  const isGoBack = step === 'undoing';
  if (isGoBack) await updateFirst(trial);
  // The site makes a backup up for that the last kill interrupted.
  await machine.inside('until belltower busy | grep -q null; do sleep 0.5; done');
  const before = await rowCounts(machine);
  if (!isGoBack) await publisher.publish(version.next());
  const began = performance.now();
  const command = isGoBack ? 'belltower go-back --yes' : 'belltower update';
  const visited = whileVisited(trial, 5, command).catch(() => undefined);
  const since = new Date().toISOString();
  const wasThere = await reached(machine, { step, since });
  await pause(delay);
  await machine.cut();
  await visited;
  const { text: end } = await machine.inside(
    `until ${isUp}; do sleep 0.2; done; sleep 1; systemctl start belltower-update@belltower; while systemctl is-active -q belltower-update@belltower; do sleep 0.2; done; cat /opt/belltower/updates/belltower.json; belltower status`,
  );
  const state = stateIn(end);
  const lost = isGoBack ? [] : lostRows(before, await rowCounts(machine));
  const running = /belltower +active +(\S+)/.exec(end)?.[1];
  const isDone = state.step === 'done';
  const isRight =
    wasThere && state.ended_at && lost.length === 0 && running === (isDone ? state.to : state.from);
  const seconds = (performance.now() - began) / 1000;
  note(`everything killed ${delay} ms into '${step}': ${state.step}, ${running} runs`, {
    isRight,
    seconds,
    detail: `${end}\n${lost}`,
  });
  if (isDone) version.accepted(state.to);
  if (isGoBack) version.wentBack();
  else await nothingLost(trial);
}

/** So that there is a version to go back to. */
async function updateFirst({ machine, publisher, version }) {
  const next = version.next();
  await publisher.publish(next);
  const { code, text } = await machine.inside('belltower update');
  if (code !== 0) throw new Error(text);
  version.accepted(next);
}

const isUp =
  '/opt/belltower/current/bin/node -e \'fetch("http://127.0.0.1/up").then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))\'';

/** Waits until the update of now is at a step, looked at from outside. */
async function reached(machine, { step, since }) {
  const path = `/proc/${machine.pid}/root/opt/belltower/updates/belltower.json`;
  for (let tries = 0; tries < 60_000; tries++) {
    const state = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
    if (state.began_at >= since && state.step === step) return true;
    if (state.began_at >= since && state.ended_at) return false;
    await pause(4);
  }
  return false;
}

async function rowCounts(machine) {
  const { text } = await machine.inside('belltower row-counts');
  return JSON.parse(text.split('\n').findLast((line) => line.startsWith('{')) ?? '{}');
}

/** Jobs of the site may take rows of their own away, as sent mails; content only grows here. */
function lostRows(before, after) {
  return Object.keys(before).filter((table) => !(after[table] >= before[table]));
}
