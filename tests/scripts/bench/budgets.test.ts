import { expect, test } from 'vitest';
import { judge } from '#scripts/bench/tables/budgets.ts';
import type { Results } from '#scripts/bench/tables/results.ts';
import { crawlMemory, edits, lighthouse, load, miss, parts, sampleResults, visit } from './sample-results.ts';

function missed(results: Results): string[] {
  return judge(results)
    .filter(({ isMet }) => !isMet)
    .map(({ what, where, measured }) => `${what}: ${measured} at ${where}`);
}

const { throughput: [home, event] = [], memory } = sampleResults();

test('what just meets every budget misses none', () => {
  const judgements = judge(sampleResults());
  expect(judgements.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(judgements).toHaveLength(17);
});

test('parts that were not measured are not judged', () => {
  expect(judge({ at: '', isQuick: true, machine: sampleResults().machine })).toEqual([]);
});

test.each<[string, Partial<Results>, string]>([
  [
    'share of the bare server',
    { throughput: [home, { ...event, ratio: 0.59 }] as Results['throughput'] },
    'requests a second, of the bare server’s: 0.59 at /events/0b8e0a4e-4b0f-4f4c-9c52-3f2a8d0f2f11',
  ],
  [
    'processor of a hit',
    {
      throughput: [{ ...home, site: { ...load, cpuMicrosecondsPerRequest: 41 } }] as Results['throughput'],
    },
    'processor time of an answer from memory: 41 at /',
  ],
  [
    'processor of a miss',
    {
      throughput: [{ ...home, miss: { ...miss, missCpuMilliseconds: 41 } }] as Results['throughput'],
    },
    'processor time of a rendering of /: 41 at /',
  ],
  [
    'memory',
    { memory: { ...memory, crawl: { ...crawlMemory, most: 401e6 } } as Results['memory'] },
    'memory of the server: 401 at 3 crawls of 1500 addresses',
  ],
  [
    'scripts',
    {
      bytes: [{ path: '/about', parts, first: { ...visit, script: 132_501 } }],
    },
    'JavaScript of a first visit: 132.501 at /about',
  ],
  [
    'all else of the home page',
    { bytes: [{ path: '/', parts, first: { ...visit, total: 212_000 } }] },
    'all else of a first visit to the home page: 83 at /',
  ],
  ['answers beside edits', { edits: { ...edits, p99Milliseconds: 151 } }, '99 % of them: 151 at 300 edits'],
  [
    'a stale answer',
    { edits: { ...edits, stale: 1 } },
    'errors, and edits that the next answer did not show: 1 at 300 edits',
  ],
  [
    'a score',
    { lighthouse: [{ path: '/giving', figures: { ...lighthouse, seo: 99 }, faults: ['link-text'] }] },
    'Lighthouse search engines: 99 at /giving',
  ],
  [
    'a shift',
    { lighthouse: [{ path: '/', figures: { ...lighthouse, cumulativeLayoutShift: 0.001 }, faults: [] }] },
    'layout shift: 0.001 at /',
  ],
])('a budget is missed by whatever comes off worst: %s', (_name, fields, sentence) => {
  expect(missed(sampleResults(fields))).toEqual([sentence]);
});

test('lists that hold every row by contract may grow with them', () => {
  expect(judge(sampleResults()).filter(({ where }) => where.startsWith('/api/events'))).toEqual([]);
});
