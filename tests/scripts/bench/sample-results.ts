import type { EditsFigures } from '#scripts/bench/edits.ts';
import type { LoadFigures } from '#scripts/bench/load.ts';
import type { CrawlMemory } from '#scripts/bench/memory.ts';
import type { MissFigures } from '#scripts/bench/misses.ts';
import type { LighthouseFigures } from '#scripts/bench/pages/lighthouse.ts';
import type { DocumentParts, VisitFigures } from '#scripts/bench/pages/page-bytes.ts';
import type { Results } from '#scripts/bench/tables/results.ts';

/** Figures that meet every budget exactly, so that a test changes the one it is about. */
export const load: LoadFigures = {
  requestsPerSecond: 7000,
  p50Milliseconds: 0.8,
  p99Milliseconds: 2.5,
  cpuMicrosecondsPerRequest: 40,
  busyShare: 0.98,
};

export const miss: MissFigures = {
  missCpuMilliseconds: 10,
  missMilliseconds: 12,
  changedCpuMilliseconds: 20,
  changedMilliseconds: 24,
};

export const parts: DocumentParts = { total: 90_000, styles: 28_000, data: 30_000 };

export const visit: VisitFigures = {
  document: 20_000,
  script: 129_000,
  style: 15_000,
  font: 44_000,
  image: 1000,
  other: 0,
  total: 208_500,
  requests: 15,
};

export const crawlMemory: CrawlMemory = {
  crawls: 3,
  addresses: 1500,
  requests: 9000,
  most: 400e6,
  drawing: 150e6,
  after: { rss: 390e6, heapTotal: 150e6, heapUsed: 110e6, external: 40e6, arrayBuffers: 30e6 },
};

export const lighthouse: LighthouseFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 1000,
  largestContentfulPaint: 1150,
  totalBlockingTime: 0,
  speedIndex: 1000,
  cumulativeLayoutShift: 0,
};

const reading = {
  seconds: 600,
  requests: 120_000,
  errors: 0,
  edits: 300,
  stale: 0,
  rendered: 2000,
  p50Milliseconds: 5,
  p99Milliseconds: 150,
  busyShare: 0.2,
  memory: [320e6, 330e6],
};

export const edits: EditsFigures = {
  ...reading,
  addresses: 56,
  allDropped: { ...reading, p99Milliseconds: 1300 },
};

export function sampleResults(fields: Partial<Results> = {}): Results {
  const bare = { ...load, requestsPerSecond: 10_000, cpuMicrosecondsPerRequest: 28 };
  const id = '0b8e0a4e-4b0f-4f4c-9c52-3f2a8d0f2f11';
  return {
    at: '2026-11-21T20:00:00.000Z',
    isQuick: false,
    machine: {
      processor: 'A processor',
      cores: 2,
      node: '20.19.0',
      loadBefore: 0.1,
    },
    start: { startSeconds: 2.04, firstStartSeconds: 4 },
    memory: {
      atReady: 99e6,
      warm: 120e6,
      databaseWarm: 40e6,
      rested: 110e6,
      databaseRested: 35e6,
      underLoad: 166e6,
      crawl: crawlMemory,
      database: null,
    },
    throughput: [
      { path: '/', site: load, bare, ratio: 0.6, miss: { ...miss, missCpuMilliseconds: 40 } },
      {
        path: `/events/${id}`,
        site: load,
        bare,
        ratio: 0.8,
        miss,
      },
    ],
    bareRendering: { cpuMilliseconds: 10, milliseconds: 12, bytes: 14_000, scriptBytes: 117_600 },
    bytes: [
      { path: '/', parts, first: visit },
      { path: '/about', parts, first: { ...visit, script: 120_000, total: 300_000 } },
    ],
    lighthouse: [{ path: '/', figures: lighthouse, faults: [] }],
    edits,
    ...fields,
  };
}
