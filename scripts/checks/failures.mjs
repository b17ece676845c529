import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#server/build/prepare.mjs';
import { testsOf } from './second-tries.mjs';

const mostLines = 20;

/**
 * Returns a line for each test that failed and each file that did not load.
 * @param {{ testResults?: object[] }} report Vitest's JSON report of a run
 */
export function failedVitestTests({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = `FAILED ${relative(root, name)}`;
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

/**
 * Returns a line for each test that failed at every try.
 * @param {{ suites?: object[] }} report Playwright's JSON report of a run
 */
export function failedBrowserTests({ suites = [] }) {
  return suites
    .flatMap((file) => testsOf(file, []))
    .filter(({ isFailed }) => isFailed)
    .map(({ name, complaint }) => `FAILED ${name}${complaint}`);
}

/**
 * Returns the end of what a program wrote as errors, without colors and empty lines.
 * @param {string} errors
 */
export function lastLines(errors) {
  const lines = stripVTControlCharacters(errors).split('\n');
  return lines
    .filter((line) => line.trim())
    .slice(-mostLines)
    .join('\n');
}

function firstLine(text) {
  return text?.split('\n')[0] ?? '';
}
