// `npm run test:browsers`: every public page and the visitor's jobs in Firefox and WebKit.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { siteSecrets } from '#e2e/support/sites/secrets.ts';
import { startSite } from '#e2e/support/sites/start-site.ts';
import { listPublicPages, type SitePage } from '#scripts/site-pages.ts';
import { prepareBuild } from '#server/build/prepare.mjs';
import type { DrivenBrowser } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { askHostile } from './hostile-visits.ts';
import { jobs } from './jobs.ts';
import { prepareOtherBrowsers } from './other-browsers.mjs';
import { askLargeText, askTurned } from './page-questions.ts';
import { startWebKit } from './webkit.ts';

type Start = (folder: string, textPixels: number) => Promise<DrivenBrowser>;
type Question = [name: string, put: (browser: DrivenBrowser) => Promise<void>];

const engines: [name: string, start: Start][] = [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
];

const results = resolve(import.meta.dirname, '../../test-results');

/**
 * Runs the questions in Firefox and WebKit side by side, on a site of its own with demo content.
 * @param missing by engine, the packages that this machine lacks: such an engine is skipped with a line that says so
 * @returns the exit code; the counts are in test-results/browsers.json
 */
async function testBrowsers(missing: Record<string, string[]>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-browsers-'));
  const there = engines.filter(([name]) => isThere(name, missing[name] ?? []));
  const site = await startSite({
    ...siteSecrets,
    SEED: 'demo',
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'site'),
  });
  try {
    const pages = await listPublicPages(site.origin);
    const outcomes = await Promise.all(there.map((engine) => askAll(engine, folder, site.origin, pages)));
    const all = outcomes.flat();
    const failures = all.filter((problem) => problem !== undefined);
    const counts = { passed: all.length - failures.length, failed: failures.length };
    await mkdir(results, { recursive: true });
    await writeFile(join(results, 'browsers.json'), JSON.stringify({ ...counts, failures }));
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function isThere(name: string, missing: string[]): boolean {
  if (missing.length === 0) return true;
  console.log(`${name} is left out: this machine has no ${missing.join(' and no ')} (Debian's packages).`);
  return false;
}

/** Returns the problem of each question, if any, first with usual text, then with text twice as large in a new browser. */
async function askAll(engine: (typeof engines)[0], folder: string, origin: string, pages: SitePage[]) {
  const ofPages = (what: string, ask: typeof askTurned) =>
    pages.map((page): Question => [`${page.name} ${what}`, (browser) => ask(browser, origin + page.path)]);
  const ofJobs = Object.entries(jobs).map(([job, ask]): Question => [job, (browser) => ask(browser, origin)]);
  const usual = [
    ...ofPages('on a phone that is turned', askTurned),
    ...ofJobs,
    ...ofPages('without storage, and translated', askHostile),
  ];
  return [
    ...(await askEach(engine, folder, 16, usual)),
    ...(await askEach(engine, folder, 32, ofPages('with text twice as large', askLargeText))),
  ];
}

async function askEach(
  [name, start]: (typeof engines)[0],
  folder: string,
  textPixels: number,
  questions: Question[],
): Promise<(string | undefined)[]> {
  const browser = await start(folder, textPixels);
  const problems: (string | undefined)[] = [];
  try {
    for (const [question, put] of questions) {
      const problem = await put(browser).then(
        () => undefined,
        (error: Error) => `FAILED ${name}: ${question}: ${error.message}`,
      );
      if (problem !== undefined) console.log(problem);
      problems.push(problem);
    }
    return problems;
  } finally {
    await browser.stop();
  }
}

const missing = await prepareOtherBrowsers();
await prepareBuild();
process.exitCode = await testBrowsers(missing);
