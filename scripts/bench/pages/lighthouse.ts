import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '#scripts/browser/chromium.ts';
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
  /** What keeps a score below 100: Lighthouse's names of the audits. */
  faults: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse with its mobile defaults on each page, the median of so many runs. */
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

/** What is used of its call and its report; its own types are there only once it is installed. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** `prepareLighthouse()` has installed it. */
async function loadLighthouse(): Promise<Lighthouse> {
  const main = join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/core/index.js');
  return (await import(pathToFileURL(main).href)).default;
}

async function runOnce(
  lighthouse: Lighthouse,
  url: string,
  port: number,
): Promise<Omit<LighthousePage, 'path'>> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
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

/** The audits that count in a category and did not pass. */
function faultsOf({ categories: found, audits }: Report): string[] {
  const weighed = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return [...new Set(weighed.map(({ id }) => id))].filter((id) => {
    const { score } = audits[id] ?? {};
    return typeof score === 'number' && score < 0.9;
  });
}
