import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepare, root } from '#server/build/prepare.mjs';

/**
 * Installs missing packages, then runs groups of stages one after the other, the stages of a group in parallel, and prints
 * the outcomes. The exit code is 1 after any failure.
 * @param {[name: string, check: () => Promise<{ passed: number, failed: number, failures?: string[] }>][][]} groups
 * @param {() => void} [onInstalled] runs as soon as the packages are installed
 */
export async function runStages(groups, onInstalled) {
  process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));
  await forgetSettings();
  const outcomes = [await stage('install', () => prepare({ development: true }))];
  if (outcomes[0].failed === 0) {
    onInstalled?.();
    for (const group of groups)
      outcomes.push(...(await Promise.all(group.map(([name, check]) => stage(name, check)))));
  }
  report(outcomes);
}

/** Removes the settings of a site on this machine. */
async function forgetSettings() {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  for (const [, name] of example.matchAll(/^# ([A-Z_]+)=/gm)) delete process.env[name];
  delete process.env.NODE_ENV;
  delete process.env.NEXT_DIST_DIR;
}

async function stage(name, check) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const counts = await Promise.resolve(check()).catch((error) => {
    console.error(error.name === 'PlainError' ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, passed: 0, failed: 0, ...counts, seconds: (Date.now() - began) / 1000 };
}

/** Prints what failed by name last of all, since a long output is often cut at its beginning. */
function report(outcomes) {
  console.log('');
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) console.log(failure);
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds.toFixed(1)} s`,
    );
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
