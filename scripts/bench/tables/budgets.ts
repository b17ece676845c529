import type { LighthouseFigures } from '../pages/lighthouse.ts';
import type { Results } from './results.ts';

/** The limits of the site's costs. Bytes are compressed; a kB is 1,000 of them. */
export const budgets = {
  /** Compiled for Safari 15.4, which takes some 300 bytes more; the language takes some 2 kB. */
  scriptBytes: 132_500,
  /** The document with its style sheets, two fonts and an icon. */
  homeOtherBytes: 79_500,
  /** With headers: two round trips of a new connection (docs/decisions/0008). */
  homeDocumentWireBytes: 43_800,
  /** When fonts load after the first paint; otherwise 0. A browser rates 0.1 as good. */
  lateLettersShift: 0.025,
  fontFiles: 2,
  /** With 10,000 events and 5,000 sermons (e2e/site/many-events.spec.ts). */
  documentBytesWithManyRows: 60_000,
  /** Files that a route of the build names as what it needs. */
  tracedFiles: 1300,
  shareOfBareServer: 0.6,
  hitCpuMicroseconds: 40,
  /** Where the site answers HTTPS itself. */
  shareOfPlainHttp: 0.8,
  httpsMemoryBytes: 10_000_000,
  /** Of a rendering: home has most drawings. */
  missCpuMilliseconds: { '/': 40, '/events': 20 },
  firstContentfulPaintMilliseconds: 1000,
  largestContentfulPaintMilliseconds: 1150,
  blockingMilliseconds: 50,
  layoutShift: 0,
  lighthouseScore: 100,
  /** Resident memory of the server's process at any moment, crawls of every address included. */
  serverMemoryBytes: 400_000_000,
  /** While one event is edited every two seconds. */
  editsP50Milliseconds: 5,
  editsP99Milliseconds: 150,
  staleAnswers: 0,
} as const;

/** A budget and the worst figure of the run. */
export interface Judgement {
  what: string;
  unit: '' | 'kB' | 'MB' | 'µs' | 'ms';
  limit: number;
  /** The limit is a minimum; otherwise a maximum. */
  isFloor: boolean;
  measured: number;
  /** The place of the worst figure. */
  where: string;
  isMet: boolean;
}

/** Judges the budgets that this run has figures for. */
export function judge(results: Results): Judgement[] {
  return [
    ...serverBudgets(results),
    ...httpsBudgets(results),
    ...visitorBudgets(results),
    ...pageBudgets(results),
  ].flatMap(worst);
}

interface Budget extends Pick<Judgement, 'what' | 'limit'>, Partial<Pick<Judgement, 'unit' | 'isFloor'>> {
  figures: [where: string, figure: number][];
}

function httpsBudgets({ https }: Results): Budget[] {
  return [
    {
      what: 'requests a second by HTTPS, of those by HTTP',
      limit: budgets.shareOfPlainHttp,
      isFloor: true,
      figures: https ? [['connections that stay open', https.ratio]] : [],
    },
    {
      what: 'memory that HTTPS takes',
      limit: budgets.httpsMemoryBytes / 1e6,
      unit: 'MB',
      figures: https ? [['after the rounds', (https.memory.secure - https.memory.plain) / 1e6]] : [],
    },
  ];
}

function serverBudgets({ throughput = [], memory }: Results): Budget[] {
  const figures = (pick: (row: (typeof throughput)[number]) => number): Budget['figures'] =>
    throughput.map((row) => [row.path, pick(row)]);
  return [
    {
      what: 'requests a second, of the bare server’s',
      limit: budgets.shareOfBareServer,
      isFloor: true,
      figures: figures(({ ratio }) => ratio),
    },
    {
      what: 'processor time of an answer from memory',
      limit: budgets.hitCpuMicroseconds,
      unit: 'µs',
      figures: figures(({ site }) => site.cpuMicrosecondsPerRequest),
    },
    ...Object.entries(budgets.missCpuMilliseconds).map(
      ([path, limit]): Budget => ({
        what: `processor time of a rendering of ${path}`,
        limit,
        unit: 'ms',
        figures: throughput
          .filter((row) => row.path === path)
          .map(({ miss }) => [path, miss.missCpuMilliseconds]),
      }),
    ),
    {
      what: 'memory of the server',
      limit: budgets.serverMemoryBytes / 1e6,
      unit: 'MB',
      figures: memory
        ? [
            [`${memory.crawl.crawls} crawls of ${memory.crawl.addresses} addresses`, memory.crawl.most / 1e6],
            ['under load', memory.underLoad / 1e6],
          ]
        : [],
    },
  ];
}

function visitorBudgets({ edits }: Results): Budget[] {
  const ofEdits = (pick: (row: NonNullable<typeof edits>) => number): Budget['figures'] =>
    edits ? [[`${edits.edits} edits`, pick(edits)]] : [];
  return [
    {
      what: 'half of the answers while an event is edited',
      limit: budgets.editsP50Milliseconds,
      unit: 'ms',
      figures: ofEdits((row) => row.p50Milliseconds),
    },
    {
      what: '99 % of them',
      limit: budgets.editsP99Milliseconds,
      unit: 'ms',
      figures: ofEdits((row) => row.p99Milliseconds),
    },
    {
      what: 'errors, and edits that the next answer did not show',
      limit: budgets.staleAnswers,
      figures: ofEdits((row) => row.errors + row.stale),
    },
  ];
}

function pageBudgets({ bytes = [], lighthouse = [] }: Results): Budget[] {
  const home = bytes.filter(({ path }) => path === '/');
  const figures = (name: keyof LighthouseFigures): Budget['figures'] =>
    lighthouse.map((page) => [page.path, page.figures[name]]);
  const score = (what: string, name: keyof LighthouseFigures): Budget => ({
    what: `Lighthouse ${what}`,
    limit: budgets.lighthouseScore,
    isFloor: true,
    figures: figures(name),
  });
  const time = (what: string, limit: number, name: keyof LighthouseFigures): Budget => ({
    what,
    limit,
    unit: 'ms',
    figures: figures(name),
  });
  return [
    {
      what: 'JavaScript of a first visit',
      limit: budgets.scriptBytes / 1000,
      unit: 'kB',
      figures: bytes.map(({ path, first }) => [path, first.script / 1000]),
    },
    {
      what: 'all else of a first visit to the home page',
      limit: budgets.homeOtherBytes / 1000,
      unit: 'kB',
      figures: home.map(({ path, first }) => [path, (first.total - first.script) / 1000]),
    },
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('best practices', 'bestPractices'),
    score('search engines', 'seo'),
    time('first contentful paint', budgets.firstContentfulPaintMilliseconds, 'firstContentfulPaint'),
    time('largest contentful paint', budgets.largestContentfulPaintMilliseconds, 'largestContentfulPaint'),
    time('blocking time', budgets.blockingMilliseconds, 'totalBlockingTime'),
    { what: 'layout shift', limit: budgets.layoutShift, figures: figures('cumulativeLayoutShift') },
  ];
}

function worst({ figures, unit = '', isFloor = false, ...budget }: Budget): Judgement[] {
  const [found] = figures.toSorted(([, a], [, b]) => (isFloor ? a - b : b - a));
  if (!found) return [];
  const [where, measured] = found;
  const isMet = isFloor ? measured >= budget.limit : measured <= budget.limit;
  return [{ ...budget, unit, isFloor, measured, where, isMet }];
}
