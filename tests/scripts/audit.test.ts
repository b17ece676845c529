import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// It runs beside what is installed, so it is plain JavaScript without types.
const scripts = join(import.meta.dirname, '../../scripts/audit');
interface Judgement {
  isReport(report: unknown): boolean;
  judgeAdvisories(report: object, allowances: object, today: string): string[];
  judgeLock(lock: object, allowances: object): string[];
}
const { isReport, judgeAdvisories, judgeLock }: Judgement = await import(`${scripts}/judgement.mjs`);

const advisory = (severity: string) => ({
  source: 1099999,
  name: 'left-pad',
  title: 'Pads to the right',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
});
const report = (severity: string) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': { name: 'left-pad', severity, via: [advisory(severity)], effects: ['pads'] },
    pads: { name: 'pads', severity, via: ['left-pad'], effects: [] },
  },
});
const allowing = (until: string, why = 'it never pads here') => ({
  advisories: [{ id: 'GHSA-aaaa-bbbb-cccc', why, until }],
});
const today = '2031-06-01';

describe('known weaknesses', () => {
  test.each(['high', 'critical'])('a %s one fails, named once', (severity) => {
    expect(judgeAdvisories(report(severity), { advisories: [] }, today)).toEqual([
      `left-pad: Pads to the right (${severity}, GHSA-aaaa-bbbb-cccc).`,
    ]);
  });

  test.each(['info', 'low', 'moderate'])('a %s one does not', (severity) => {
    expect(judgeAdvisories(report(severity), { advisories: [] }, today)).toEqual([]);
  });

  test('one that was allowed passes until its day, and not without a reason', () => {
    expect(judgeAdvisories(report('high'), allowing('2031-06-01'), today)).toEqual([]);
    expect(judgeAdvisories(report('high'), allowing('2031-05-31'), today)).toHaveLength(1);
    expect(judgeAdvisories(report('high'), allowing('2031-12-31', ''), today)).toHaveLength(1);
    expect(
      judgeAdvisories(report('high'), { advisories: [{ id: 'GHSA-aaaa-bbbb-cccc' }] }, today),
    ).toHaveLength(1);
  });

  test('an allowance that nothing needs has to go', () => {
    expect(judgeAdvisories({ vulnerabilities: {} }, allowing('2031-12-31'), today)).toHaveLength(1);
  });

  test('an answer without a list is no report', () => {
    expect(isReport({ message: '405 Method Not Allowed', statusCode: 405 })).toBe(false);
    expect(isReport(null)).toBe(false);
    expect(isReport({ vulnerabilities: {} })).toBe(true);
  });
});

describe('the lockfile', () => {
  const integrity = 'sha512-x';
  const allowances = {
    installScripts: {},
    licences: { MIT: '', ISC: '' },
    licencesUnsaid: { quiet: '' },
  };
  const judge = (packages: object, more: object = {}) => judgeLock({ packages }, { ...allowances, ...more });
  const good = { integrity, license: 'MIT' };

  test('passes when all of it is known', () => {
    expect(judge({ '': { dependencies: { a: '1' } }, 'node_modules/a': good })).toEqual([]);
  });

  test.each([
    ['from git', { ...good, resolved: 'git+ssh://git@example.org/a.git#1' }],
    ['over plain HTTP', { ...good, resolved: 'http://example.org/a.tgz' }],
    ['from a folder', { ...good, resolved: 'file:../a', link: true }],
    ['without a hash', { license: 'MIT' }],
    ['with a weak hash', { ...good, integrity: 'sha1-x' }],
  ])('refuses a package %s', (_what, entry) => {
    expect(judge({ 'node_modules/a': entry })).toHaveLength(1);
  });

  test('misses a package of another platform, wherever Node would look for it', () => {
    const sharp = { ...good, optionalDependencies: { 'sharp-mac': '1' } };
    expect(judge({ 'node_modules/@img/sharp': sharp })).toEqual([
      'sharp-mac, which @img/sharp needs on some platform, is not in the lockfile.',
    ]);
    for (const place of ['node_modules/sharp-mac', 'node_modules/@img/sharp/node_modules/sharp-mac']) {
      expect(judge({ 'node_modules/@img/sharp': sharp, [place]: good })).toEqual([]);
    }
  });

  test('holds scripts that run while installing to the list, both ways', () => {
    const packages = { 'node_modules/a': { ...good, hasInstallScript: true } };
    expect(judge(packages)).toHaveLength(1);
    expect(judge(packages, { installScripts: { a: 'why' } })).toEqual([]);
    expect(judge({ 'node_modules/a': good }, { installScripts: { a: 'why' } })).toHaveLength(1);
  });

  test.each([
    ['GPL-3.0', 1],
    ['(MIT OR GPL-3.0)', 0],
    ['MIT AND GPL-3.0', 1],
    ['MIT and ISC', 0],
    ['(GPL-3.0 OR ISC) AND MIT', 0],
    [undefined, 1],
  ])('a licence of %s gives %i findings', (license, findings) => {
    expect(judge({ 'node_modules/a': { integrity, license } })).toHaveLength(findings);
    expect(judge({ 'node_modules/a': { integrity, license, dev: true } })).toEqual([]);
  });

  test('of this site passes', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(scripts, file), 'utf8'));
    expect(judgeLock(read('../../package-lock.json'), read('allowances.json'))).toEqual([]);
  });
});
