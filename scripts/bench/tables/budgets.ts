import { memoryOfStream } from '../live/live.ts';
import type { LighthouseFigures } from '../pages/lighthouse.ts';
import type { Results } from './results.ts';

/** What the site owes, one figure each. Bytes are compressed; a kB is 1,000 of them. */
export const budgets = {
  /** Written so that Safari 15.4 can read them, which takes some 300 bytes more. */
  scriptBytes: 129_500,
  /** The document with its style sheets, two fonts and an icon. */
  homeOtherBytes: 79_500,
  /** With its headers: what a new connection carries in two round trips (docs/decisions/0008). */
  homeDocumentWireBytes: 43_800,
  /** When a page's letters come after its first paint; without that nothing moves. A browser calls 0.1 good. */
  lateLettersShift: 0.025,
  fontFiles: 2,
  /** With 10,000 events and 5,000 sermons (e2e/site/many-events.spec.ts). */
  documentBytesWithManyRows: 60_000,
  shareOfBareServer: 0.65,
  hitCpuMicroseconds: 40,
  missCpuMilliseconds: 18,
  firstContentfulPaintMilliseconds: 1000,
  largestContentfulPaintMilliseconds: 1150,
  blockingMilliseconds: 50,
  layoutShift: 0,
  lighthouseScore: 100,
  /** Resident memory of the server's process at any moment, crawls of every address included. */
  serverMemoryBytes: 400_000_000,
  liveStreamBytes: 20_000,
  /** From a change until 99 of 100 open pages have heard of it. */
  hearingMilliseconds: 400,
  /** While one event is edited every two seconds. */
  editsP50Milliseconds: 5,
  editsP99Milliseconds: 150,
  staleAnswers: 0,
} as const;

/** One budget, held against whatever came off worst. */
export interface Judgement {
  what: string;
  unit: '' | 'kB' | 'MB' | 'µs' | 'ms';
  limit: number;
  /** At least so much; otherwise at most. */
  isFloor: boolean;
  measured: number;
  /** Where the worst was measured. */
  where: string;
  isMet: boolean;
}

/** The budgets that this run has figures for. */
export function judge(results: Results): Judgement[] {
  const parts = [judgeThroughput, judgeMemory, judgeLive, judgeEdits, judgeBytes, judgeLighthouse];
  const all = parts.flatMap((part) => part(results));
  return all.filter((judgement) => judgement !== undefined);
}

type Measured = [where: string, figure: number];
type Limit = Pick<Judgement, 'what' | 'limit'> & Partial<Pick<Judgement, 'unit' | 'isFloor'>>;

function judgeThroughput({ throughput = [] }: Results) {
  const figures = (pick: (row: (typeof throughput)[number]) => number) =>
    throughput.map((row): Measured => [row.path, pick(row)]);
  const { shareOfBareServer, hitCpuMicroseconds, missCpuMilliseconds } = budgets;
  return [
    worst(
      { what: 'requests a second, of the bare server’s', limit: shareOfBareServer, isFloor: true },
      figures(({ ratio }) => ratio),
    ),
    worst(
      { what: 'processor time of an answer from memory', limit: hitCpuMicroseconds, unit: 'µs' },
      figures(({ site }) => site.cpuMicrosecondsPerRequest),
    ),
    worst(
      { what: 'processor time of a rendering', limit: missCpuMilliseconds, unit: 'ms' },
      figures(({ miss }) => miss.missCpuMilliseconds),
    ),
  ];
}

function judgeMemory({ memory }: Results) {
  const figures: Measured[] = memory
    ? [
        [`${memory.crawl.crawls} crawls of ${memory.crawl.addresses} addresses`, memory.crawl.most / 1e6],
        ['under load', memory.underLoad / 1e6],
      ]
    : [];
  return [
    worst({ what: 'memory of the server', limit: budgets.serverMemoryBytes / 1e6, unit: 'MB' }, figures),
  ];
}

function judgeLive({ live }: Results) {
  const streams = live && `${live.streams.toLocaleString('en-US')} streams`;
  const figures = (pick: (row: NonNullable<typeof live>) => number): Measured[] =>
    live && streams ? [[streams, pick(live)]] : [];
  return [
    worst(
      { what: 'memory of an open stream', limit: budgets.liveStreamBytes / 1000, unit: 'kB' },
      figures((row) => memoryOfStream(row) / 1000),
    ),
    worst(
      { what: 'until 99 % of open pages have heard', limit: budgets.hearingMilliseconds, unit: 'ms' },
      figures((row) => row.heardBy99PercentMilliseconds),
    ),
  ];
}

function judgeEdits({ edits }: Results) {
  const figure = (pick: (row: NonNullable<typeof edits>) => number): Measured[] =>
    edits ? [[`${edits.edits} edits`, pick(edits)]] : [];
  return [
    worst(
      {
        what: 'half of the answers while an event is edited',
        limit: budgets.editsP50Milliseconds,
        unit: 'ms',
      },
      figure((row) => row.p50Milliseconds),
    ),
    worst(
      { what: '99 % of them', limit: budgets.editsP99Milliseconds, unit: 'ms' },
      figure((row) => row.p99Milliseconds),
    ),
    worst(
      { what: 'errors, and edits that the next answer did not show', limit: budgets.staleAnswers },
      figure((row) => row.errors + row.stale),
    ),
  ];
}

function judgeBytes({ bytes = [] }: Results) {
  const scripts = bytes.map(({ path, first }): Measured => [path, first.script / 1000]);
  const home = bytes.filter(({ path }) => path === '/');
  const other = home.map(({ path, first }): Measured => [path, (first.total - first.script) / 1000]);
  return [
    worst({ what: 'JavaScript of a first visit', limit: budgets.scriptBytes / 1000, unit: 'kB' }, scripts),
    worst(
      {
        what: 'all else of a first visit to the home page',
        limit: budgets.homeOtherBytes / 1000,
        unit: 'kB',
      },
      other,
    ),
  ];
}

function judgeLighthouse({ lighthouse = [] }: Results) {
  const figures = (name: keyof LighthouseFigures) =>
    lighthouse.map((page): Measured => [page.path, page.figures[name]]);
  const score = (what: string, name: keyof LighthouseFigures) =>
    worst({ what: `Lighthouse ${what}`, limit: budgets.lighthouseScore, isFloor: true }, figures(name));
  return [
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('best practices', 'bestPractices'),
    score('search engines', 'seo'),
    worst(
      { what: 'first contentful paint', limit: budgets.firstContentfulPaintMilliseconds, unit: 'ms' },
      figures('firstContentfulPaint'),
    ),
    worst(
      { what: 'largest contentful paint', limit: budgets.largestContentfulPaintMilliseconds, unit: 'ms' },
      figures('largestContentfulPaint'),
    ),
    worst(
      { what: 'blocking time', limit: budgets.blockingMilliseconds, unit: 'ms' },
      figures('totalBlockingTime'),
    ),
    worst({ what: 'layout shift', limit: budgets.layoutShift }, figures('cumulativeLayoutShift')),
  ];
}

function worst(
  { what, limit, unit = '', isFloor = false }: Limit,
  figures: Measured[],
): Judgement | undefined {
  const [found] = figures.toSorted(([, a], [, b]) => (isFloor ? a - b : b - a));
  if (!found) return undefined;
  const [where, measured] = found;
  return {
    what,
    unit,
    limit,
    isFloor,
    measured,
    where,
    isMet: isFloor ? measured >= limit : measured <= limit,
  };
}
