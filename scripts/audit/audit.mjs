import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/build/prepare.mjs';
import { npm } from '#server/build/programs.mjs';
import { isReport, judgeAdvisories, judgeLock } from './judgement.mjs';

/**
 * The audit of what the site is made of. Known weaknesses are asked of the registry; where it offers no such
 * service that is said, and what can be told from the lockfile alone is checked all the same.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function audit() {
  const [lock, benchLock, allowances] = await Promise.all([
    readJson('package-lock.json'),
    readJson('scripts/bench/lighthouse/package-lock.json'),
    readJson('scripts/audit/allowances.json'),
  ]);
  const report = await askRegistry();
  const today = new Date().toISOString().slice(0, 10);
  const findings = [
    judgeLock(lock, allowances),
    judgeLock(benchLock, { ...allowances, installScripts: {} }),
    ...(isReport(report) ? [judgeAdvisories(report, allowances, today)] : []),
  ];
  if (!isReport(report))
    console.log('The registry offers no list of known weaknesses here; what the lockfile tells was checked.');
  for (const sentence of findings.flat()) console.log(`  ${sentence}`);
  const failed = findings.filter((list) => list.length > 0).length;
  return { passed: findings.length - failed, failed };
}

async function readJson(file) {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

/** npm's report, or null when there is none to be had. It ends with an error when it found something. */
function askRegistry() {
  const [program, ...args] = npm(
    'audit',
    '--json',
    '--omit=dev',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  );
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 64e6 }, (_error, output) => {
      try {
        resolve(JSON.parse(output));
      } catch {
        resolve(null);
      }
    });
  });
}
