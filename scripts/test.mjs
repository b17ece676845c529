import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from '#scripts/audit/audit.mjs';
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { prepare, prepareBuild, root } from '#server/build/prepare.mjs';
import { exitCodeOf } from '#server/build/programs.mjs';

const results = join(root, 'test-results');

/** Every check there is, in the order of how soon they tell something. */
const stages = [
  ['lint', () => oneCheck(tool('@biomejs/biome/bin/biome', 'check', '.'))],
  [
    'types',
    async () => oneCheck(tool('next/dist/bin/next', 'typegen'), tool('typescript/bin/tsc', '--noEmit')),
  ],
  ['audit', audit],
  ['unit', () => vitest('unit')],
  ['integration', () => vitest('integration')],
  ['build', () => prepareBuild().then(() => ({ passed: 1, failed: 0 }))],
  ['browser', () => browser.then(playwright)],
];

/** It is fetched while the first checks run: that takes the line, and they take the processor. */
let browser;

process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));
await forgetSettings();
const outcomes = [];
outcomes.push(await stage('install', prepare));
if (outcomes[0].failed === 0) {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  browser = prepareBrowser();
  // Its stage tells of it.
  browser.catch(() => undefined);
  for (const [name, check] of stages) outcomes.push(await stage(name, check));
}
report(outcomes);

/** The settings of the site that runs here are not those of its tests. */
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

function report(all) {
  console.log('');
  for (const { name, passed, failed, seconds } of all) {
    console.log(
      `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(12)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds.toFixed(1)} s`,
    );
  }
  const sum = (key) => all.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

/** Commands that count as one check together. */
async function oneCheck(...commands) {
  for (const command of commands) {
    if ((await exitCodeOf(command, { cwd: root })) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

async function vitest(project) {
  const file = join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await exitCodeOf(tool('vitest/vitest.mjs', 'run', '--project', project, ...reporters), {
    cwd: root,
  });
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(file);
  return counted(code, numPassedTests, numFailedTests);
}

async function playwright() {
  const code = await exitCodeOf(tool('@playwright/test/cli.js', 'test'), { cwd: root });
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {} } = await readReport(
    join(results, 'e2e.json'),
  );
  if (flaky > 0) console.log(`${flaky} of them passed only when tried again: look at them.`);
  return counted(code, expected + flaky, unexpected);
}

/** A run that failed without a failed test (a file that does not load, a server that does not start) counts as one. */
function counted(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function readReport(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

function tool(path, ...args) {
  return [process.execPath, join('node_modules', path), ...args];
}
