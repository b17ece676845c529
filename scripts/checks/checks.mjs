import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareProgram, wrkPath } from '#scripts/debian-program.mjs';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf } from '#server/build/programs.mjs';
import { failedBrowserTests, failedVitestTests, lastLines } from './failures.mjs';
import { judgeSecondTries } from './second-tries.mjs';

const results = join(root, 'test-results');

/** @typedef {Promise<{ passed: number, failed: number, failures?: string[] }>} Counts */

/** Checks formatting and lint rules. @returns {Counts} */
export function lint() {
  return oneCheck(tool('@biomejs/biome/bin/biome', 'check', '.'));
}

/** Checks the types of all sources, with Next's types of the pages. @returns {Counts} */
export function types() {
  return oneCheck(tool('next/dist/bin/next', 'typegen'), tool('typescript/bin/tsc', '--noEmit'));
}

/** Finds unused files, exports and packages (scripts/checks/knip.ts). @returns {Counts} */
export function unusedCode() {
  return oneCheck(
    tool(
      'knip/bin/knip.js',
      '--config=scripts/checks/knip.ts',
      '--no-progress',
      '--treat-config-hints-as-errors',
    ),
  );
}

/** Runs the tests without a database and a browser. @returns {Counts} */
export function unitTests() {
  return vitest('unit', 'unit', 'unit-mocked');
}

/** Runs the tests on a real PostgreSQL. @returns {Counts} */
export function integrationTests() {
  return vitest('integration', 'integration', 'integration-mocked');
}

/** Runs the browser tests. One that passes only at a second try fails, unless it is named. @returns {Counts} */
export async function browserTests() {
  const { code, errors, report } = await reported('e2e', tool('playwright/cli.js', 'test'));
  const { expected = 0, unexpected = 0 } = report.stats ?? {};
  const tries = judgeSecondTries(report, await readJson(join(root, 'e2e/second-tries.json')));
  for (const sentence of tries.passed) console.log(sentence);
  const failures = [...failedBrowserTests(report), ...tries.failed];
  return counted(code, errors, expected + tries.passed.length, unexpected + tries.failed.length, failures);
}

/** Runs the tests in Firefox and WebKit, if Debian's packages are available. @returns {Counts} */
export async function otherBrowserTests() {
  const { code, errors, report } = await reported('browsers', [
    process.execPath,
    'scripts/run-from-sources.mjs',
    'scripts/browsers/browser-tests.ts',
  ]);
  return counted(code, errors, report.passed ?? 0, report.failed ?? 0, report.failures);
}

/** Measures the server's memory against its budget, where wrk can be had. @returns {Counts} */
export async function memoryBudget() {
  try {
    await prepareProgram('wrk', wrkPath);
  } catch (error) {
    console.log(`The memory is not measured. ${error.message}`);
    return { passed: 0, failed: 0 };
  }
  const bench = ['scripts/run-from-sources.mjs', 'scripts/bench/run.ts', '--only=memory', '--quick'];
  return oneCheck([process.execPath, ...bench, '--json=test-results/memory.json']);
}

async function vitest(name, ...projects) {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`];
  const command = tool('vitest/vitest.mjs', 'run', ...chosen, ...reporters);
  const { code, errors, report } = await reported(name, command);
  const { numPassedTests = 0, numFailedTests = 0 } = report;
  return counted(code, errors, numPassedTests, numFailedTests, failedVitestTests(report));
}

/** Runs a command that writes a report of that name; a missing report is empty. Returns also what it wrote as errors. */
async function reported(name, command) {
  await rm(reportFile(name), { force: true });
  const errors = [];
  const code = await exitCodeOf(command, { cwd: root, errors });
  return { code, errors: errors.join(''), report: await readJson(reportFile(name), {}) };
}

function reportFile(name) {
  return join(results, `${name}.json`);
}

/** Runs commands that count as one check. */
async function oneCheck(...commands) {
  for (const command of commands) {
    if ((await exitCodeOf(command, { cwd: root })) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

/** A failed run without a failed test, such as one whose database does not start, counts as one failure: its last lines. */
function counted(code, errors, passed, failed, failures = []) {
  if (code === 0 || failed > 0) return { passed, failed, failures };
  return {
    passed,
    failed: 1,
    failures: failures.length > 0 ? failures : [`FAILED with ${code}: ${lastLines(errors)}`],
  };
}

/** @param {string} file @param {object} [missing] the content of a missing file */
async function readJson(file, missing) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (missing) return JSON.stringify(missing);
    throw error;
  });
  return JSON.parse(text);
}

function tool(path, ...args) {
  return [process.execPath, join('node_modules', path), ...args];
}
