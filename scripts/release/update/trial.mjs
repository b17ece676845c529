import { Refusal } from './state.mjs';

/**
 * Asks the running version whether it may be stopped now. One that cannot be asked does nothing that would be lost.
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} version
 * @throws Refusal `busy`
 */
export async function assertIdle(machine, version) {
  const { text } = await machine.asSite(version, ['busy'], { seconds: 60 });
  const [, work] = /\{"busy":"([a-z]{1,20})"\}/.exec(text) ?? [];
  if (work) throw new Refusal('busy', `The site is at work: ${work}.`);
}

/**
 * Tries a version on a backup of the site that it makes, with its migrations, and returns the seconds that this took:
 * a measure of the machine and of its load.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ to: string, mayMigrate: boolean }} what
 * @throws Refusal where it fails, and where a migration waits that no copy of the database could take back
 */
export async function tryOnBackup(machine, { to, mayMigrate }) {
  const began = machine.now();
  const { code, text } = await machine.asSite(to, ['upgrade-check']);
  const lines = text.split('\n');
  if (code !== 0) {
    const last = lines.at(-1)?.slice(0, 300) ?? '';
    throw new Refusal(/migration/i.test(last) ? 'migration_failed' : 'trial_failed', last);
  }
  const database = lines.find((line) => line.startsWith('  Database ')) ?? '';
  if (!mayMigrate && !/stays as it is$/.test(database))
    throw new Refusal('migration_waits_on_own_database', database.trim());
  return (machine.now() - began) / 1000;
}
