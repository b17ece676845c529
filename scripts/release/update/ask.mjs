// `belltower update [VERSION] [--migrate]` and `belltower go-back [--yes]` by hand: they ask the updater, which is a service and survives
// this terminal, and tell what it does.
import { createInterface } from 'node:readline/promises';
import { readJson, replaceFile } from './files.mjs';
import { countRows } from './finish.mjs';
import { realMachine } from './machine.mjs';
import { readState } from './state.mjs';
import { isVersion } from './versions.mjs';

const steps = {
  fetching: 'Getting the release ...',
  trying: 'Making a backup of the site, on which VERSION is tried ...',
  stopping: 'The site stops; visitors wait ...',
  copying: 'Keeping a copy of the database ...',
  probation: 'The new version is on probation: it can be read, changes wait ...',
  undoing: 'Going back to the version before ...',
};
const [site = '', name, ...args] = process.argv.slice(2);
const machine = realMachine(site);
const { places } = machine;

try {
  if (name === 'go-back') await askToGoBack(args);
  else await askToUpdate(args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function askToUpdate(given) {
  const mayMigrate = given.includes('--migrate');
  const [version] = given.filter((each) => each !== '--migrate');
  if (version !== undefined && !isVersion(version))
    throw new Error(`${version} is no version: belltower update 1.1.0`);
  await hand({ kind: 'update', version, mayMigrate });
}

async function askToGoBack(given) {
  const kept = await readJson(places.kept);
  if (!kept)
    throw new Error(
      'There is no version to go back to: the site was not updated since, or went back already.',
    );
  const present = await machine.versionOf(places.running);
  console.log(`${site} goes back from ${present} to ${kept.from}, with the database of that moment.`);
  for (const line of lossOf(kept.rows, await countRows(machine, present))) console.log(line);
  if (!given.includes('--yes')) await confirm();
  await hand({ kind: 'go-back' });
}

/** Returns what was written since the update, by table. */
function lossOf(before, now) {
  if (!before || !now) return ['What was written since cannot be counted; it would be lost.'];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const changed = names.flatMap((table) => {
    const more = (now[table] ?? 0) - (before[table] ?? 0);
    if (more === 0) return [];
    return more > 0
      ? `  ${table}: ${more} rows would be lost`
      : `  ${table}: ${-more} deleted rows would be back`;
  });
  const about = 'Changes of rows that were there before would be lost as well.';
  return changed.length > 0 ? [...changed, about] : ['  No table has more or fewer rows than then.', about];
}

async function confirm() {
  if (!process.stdin.isTTY) throw new Error('Where no terminal asks: belltower go-back --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type yes to go back: ');
  terminal.close();
  if (answer.trim() !== 'yes') throw new Error('Nothing was changed.');
}

/** Hands a wish to the updater, and tells its steps until it has done with it. */
async function hand(wish) {
  const unit = `belltower-update@${site}.service`;
  await idle(unit);
  const asked = new Date().toISOString();
  await replaceFile(places.asked, JSON.stringify(wish));
  await machine.systemctl('reset-failed', unit);
  const { code, text } = await machine.systemctl('start', unit);
  if (code !== 0) throw new Error(text);
  const state = await follow(unit, asked);
  if (state?.step === 'done') console.log(`The site is now ${state.to}. The way back: belltower go-back`);
  else if (state?.because === 'by_hand') console.log(`The site is ${state.from} again.`);
  else throw new Error(`The site goes on with ${state?.from}. ${state?.because}: ${state?.detail ?? ''}`);
}

async function idle(unit) {
  for (let isTold = false; await isActive(unit); isTold = true) {
    if (!isTold) console.log('Another update is under way; waiting for its end ...');
    await machine.pause(500);
  }
}

async function isActive(unit) {
  const { text } = await machine.systemctl('is-active', unit);
  return ['active', 'activating', 'deactivating'].includes(text);
}

async function follow(unit, asked) {
  for (let told = ''; ; ) {
    const state = await readState(places);
    const isOurs = state && state.began_at >= asked;
    if (isOurs && state.step !== told && steps[state.step]) {
      told = state.step;
      const seconds = state.copy_seconds === null ? '' : ` (${state.copy_seconds} s)`;
      console.log(
        `${steps[told].replace('VERSION', state.to)}${['stopping', 'copying'].includes(told) ? seconds : ''}`,
      );
    }
    if (isOurs && state.ended_at) return state;
    if (!(await isActive(unit)) && !isOurs) throw new Error(`It did not begin: journalctl -u ${unit}`);
    await machine.pause(250);
  }
}
