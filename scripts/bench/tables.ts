import { judge } from './budgets.ts';
import { kilobytes, megabytes, shortened, whole, withUnit } from './figure-texts.ts';
import { growthRatios } from './growth-ratios.ts';
import { resourceKinds, type VisitFigures } from './page-bytes.ts';
import type { Results } from './results.ts';
import type { Table } from './table.ts';

export function budgetTable(results: Results): Table {
  return {
    title: 'Budgets: what came off worst',
    columns: ['Budget', 'limit', 'measured', 'where', ''],
    rows: judge(results).map((judgement) => [
      judgement.what,
      `${judgement.isFloor ? '≥' : '≤'} ${withUnit(judgement.unit, judgement.limit)}`,
      withUnit(judgement.unit, judgement.measured),
      judgement.where,
      judgement.isMet ? 'met' : 'MISSED',
    ]),
  };
}

export function throughputTable({ throughput = [] }: Results): Table {
  return {
    title: 'Requests a second at 16 connections, and a bare node:http server that sends the same bytes',
    columns: [
      'Address',
      'site',
      'bare',
      'ratio',
      'p50 ms',
      'bare',
      'p99 ms',
      'bare',
      'µs a request',
      'bare',
      'a miss: CPU ms',
      'ms',
    ],
    rows: throughput.map(({ path, site, bare, ratio, miss }) => [
      shortened(path),
      whole(site.requestsPerSecond),
      whole(bare.requestsPerSecond),
      ratio.toFixed(2),
      ...[site.p50Milliseconds, bare.p50Milliseconds, site.p99Milliseconds, bare.p99Milliseconds].map((ms) =>
        ms.toFixed(2),
      ),
      ...[site, bare].map(({ cpuMicrosecondsPerRequest }) => cpuMicrosecondsPerRequest.toFixed(1)),
      miss.missCpuMilliseconds.toFixed(1),
      miss.missMilliseconds.toFixed(1),
    ]),
  };
}

export function startTable({ start, memory }: Results): Table {
  const rows = [
    start && ['npm start on a built tree, until it answers', `${start.startSeconds.toFixed(1)} s`],
    start && ['the same with an empty data folder', `${start.firstStartSeconds.toFixed(1)} s`],
    memory && ['memory of the server when it is ready', megabytes(memory.atReady)],
    memory && ['after every page was opened', megabytes(memory.warm)],
    memory && ['under load', megabytes(memory.underLoad)],
    memory?.database && ['memory of the database', megabytes(memory.database)],
  ];
  return { title: 'Start and memory', columns: ['What', 'measured'], rows: rows.filter((row) => !!row) };
}

export function bytesTable({ bytes = [] }: Results): Table {
  const cells = (figures: VisitFigures) => [
    ...resourceKinds.map((kind) => kilobytes(figures[kind])),
    kilobytes(figures.total),
    String(figures.requests),
  ];
  return {
    title: 'Compressed kB of a first visit by kind; then what a second visit fetches',
    columns: ['Page', ...resourceKinds, 'total', 'requests', 'second: total', 'with headers', 'requests'],
    rows: bytes.map(({ path, first, second }) => [
      shortened(path),
      ...cells(first),
      kilobytes(second.total),
      kilobytes(second.wire),
      String(second.requests),
    ]),
  };
}

export function lighthouseTable({ lighthouse = [] }: Results): Table {
  return {
    title: 'Lighthouse, mobile: scores, then simulated times in ms',
    columns: [
      'Page',
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'FCP',
      'LCP',
      'blocking',
      'speed index',
      'shift',
      'below',
    ],
    rows: lighthouse.map(({ path, figures, faults }) => [
      shortened(path),
      ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(whole),
      ...[
        figures.firstContentfulPaint,
        figures.largestContentfulPaint,
        figures.totalBlockingTime,
        figures.speedIndex,
      ].map(whole),
      figures.cumulativeLayoutShift.toFixed(3),
      faults.join(', '),
    ]),
  };
}

export function growthTables({ growth = [] }: Results): Table[] {
  const rows = growth.map((figures) => [
    shortened(figures.path),
    `${whole(figures.rows)} ${figures.of}`,
    whole(figures.hitsPerSecond),
    figures.hitCpuMicroseconds.toFixed(1),
    figures.missCpuMilliseconds.toFixed(1),
    figures.missMilliseconds.toFixed(1),
    kilobytes(figures.bytes),
  ]);
  const ratios = growthRatios(growth).map(({ path, of, fewest, most, cpu, time, bytes }) => [
    path,
    `${whole(most)} to ${whole(fewest)} ${of}`,
    ...[cpu, time, bytes].map((ratio) => ratio.toFixed(2)),
  ]);
  return [
    {
      title: 'More rows',
      columns: ['Address', 'rows', 'hits a second', 'µs a hit', 'a miss: CPU ms', 'ms', 'kB'],
      rows,
    },
    {
      title: 'Growth: the most rows against the fewest',
      columns: ['Address', 'rows', 'CPU of a miss', 'its time', 'bytes'],
      rows: ratios,
    },
  ];
}
