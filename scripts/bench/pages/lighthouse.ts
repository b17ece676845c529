import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '#scripts/browser/chromium.ts';
import { npm, run } from '#server/build/programs.mjs';
import { freePort } from '#server/start/ports.ts';
import { whenStopped } from '../cleanup.ts';
import { medians } from '../statistics.ts';

export type LighthouseFigures = {
  /** Scores of 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Simulated on a slow phone's connection and processor, in milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  speedIndex: number;
  cumulativeLayoutShift: number;
};

export interface LighthousePage {
  path: string;
  figures: LighthouseFigures;
  /** The ids of the audits that keep a score below 100. */
  faults: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const folder = join(import.meta.dirname, '../lighthouse');

/**
 * Installs Lighthouse once, from its own lockfile: it has more than a sixth of all packages, and neither the site nor
 * its tests need it.
 */
export async function prepareLighthouse(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log('Installing Lighthouse (once) ...');
  await run(npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd: folder,
    sentence: 'Lighthouse could not be installed (see above).',
  });
}

/** Runs Lighthouse with its mobile defaults on each page and returns the medians of the runs. */
export async function measureLighthouse(
  origin: string,
  paths: string[],
  runs: number,
): Promise<LighthousePage[]> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const stopped = whenStopped(() => browser.close());
  const pages: LighthousePage[] = [];
  for (const path of paths) {
    const results: Awaited<ReturnType<typeof runOnce>>[] = [];
    for (let run = 0; run < runs; run++) results.push(await runOnce(lighthouse, origin + path, port));
    const faults = new Set(results.flatMap((result) => result.faults));
    pages.push({ path, figures: medians(results.map(({ figures }) => figures)), faults: [...faults] });
  }
  await browser.close();
  stopped();
  return pages;
}

/** The part of its call and report that is used: its own types exist only after the installation. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

async function loadLighthouse(): Promise<Lighthouse> {
  const main = join(folder, 'node_modules/lighthouse/core/index.js');
  return (await import(pathToFileURL(main).href)).default;
}

async function runOnce(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  tries = 3,
): Promise<Omit<LighthousePage, 'path'>> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) {
    const { message } = lhr.runtimeError;
    // A trace without its beginning, which the full browser gives now and then, holds no figures.
    if (message.includes('NO_NAVSTART') && tries > 1) return runOnce(lighthouse, url, port, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${message}`);
  }
  const score = (name: (typeof categories)[number]) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const metric = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstContentfulPaint: metric('first-contentful-paint'),
      largestContentfulPaint: metric('largest-contentful-paint'),
      totalBlockingTime: metric('total-blocking-time'),
      speedIndex: metric('speed-index'),
      cumulativeLayoutShift: metric('cumulative-layout-shift'),
    },
    faults: faultsOf(lhr),
  };
}

/** Returns the audits that count in a category and did not pass. */
function faultsOf({ categories: found, audits }: Report): string[] {
  const weighed = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return [...new Set(weighed.map(({ id }) => id))].filter((id) => {
    const { score } = audits[id] ?? {};
    return typeof score === 'number' && score < 0.9;
  });
}
