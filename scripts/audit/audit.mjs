import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/build/prepare.mjs';
import { npm } from '#server/build/programs.mjs';
import { isReport, judgeAdvisories, judgeLock } from './judgement.mjs';

/**
 * Audits the dependencies: the lockfile, and the registry's advisories if it has such a service.
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

/** Returns npm's report, or null without one. npm exits with an error when it finds something. */
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
