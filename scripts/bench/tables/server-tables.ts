import type { BareRendering } from '../bare-next.ts';
import type { CrawlMemory } from '../memory.ts';
import type { MissFigures } from '../misses.ts';
import type { Results } from './results.ts';
import { kilobytes, megabytes, shortened, type Table, whole } from './table.ts';

export function throughputTable({ throughput = [] }: Results): Table {
  return {
    title: 'Kept pages at 16 connections of wrk, and a bare node:http server that sends the same bytes',
    columns: [
      ...['Address', 'CPU µs a request', 'bare', 'requests/s', 'bare', 'ratio'],
      ...['p50 ms', 'bare', 'p99 ms', 'bare'],
    ],
    rows: throughput.map(({ path, site, bare, ratio }) => [
      shortened(path),
      ...[site, bare].map(({ cpuMicrosecondsPerRequest }) => cpuMicrosecondsPerRequest.toFixed(1)),
      whole(site.requestsPerSecond),
      whole(bare.requestsPerSecond),
      ratio.toFixed(2),
      ...[site.p50Milliseconds, bare.p50Milliseconds, site.p99Milliseconds, bare.p99Milliseconds].map((ms) =>
        ms.toFixed(2),
      ),
    ]),
  };
}

export function httpsTable({ https }: Results): Table {
  const rows = (
    [
      ['HTTP', 'plain'],
      ['HTTPS, by the site itself', 'secure'],
    ] as const
  ).map(([title, name]) => {
    const figures = https?.[name];
    return [
      title,
      figures?.cpuMicrosecondsPerRequest.toFixed(1) ?? '',
      whole(figures?.requestsPerSecond ?? 0),
      figures?.p50Milliseconds.toFixed(2) ?? '',
      megabytes(https?.memory[name] ?? 0),
    ];
  });
  return {
    title: 'Kept pages by HTTPS, over connections that stay open',
    columns: ['By', 'CPU µs a request', 'requests/s', 'p50 ms', 'memory'],
    rows: https ? rows : [],
  };
}

export function renderingTable({ throughput = [], bareRendering: bare }: Results): Table {
  return {
    title: 'Rendering a page again, one at a time',
    columns: ['Address', 'a miss: CPU ms', 'ms', 'its content changed: CPU ms', 'ms'],
    rows: [
      ...throughput.map(({ path, miss }) => [shortened(path), ...missCells(miss)]),
      ...(bare ? [bareRow(bare)] : []),
    ],
  };
}

export function startTable({ start, memory }: Results): Table {
  const rows = [
    start && ['npm start on a built tree, until it answers', `${start.startSeconds.toFixed(1)} s`],
    start && ['the same with an empty data folder', `${start.firstStartSeconds.toFixed(1)} s`],
    memory && ['memory of the server when it is ready', megabytes(memory.atReady)],
    memory && ['after every page was opened', megabytes(memory.warm)],
    memory?.databaseWarm && ['together with the database then', megabytes(memory.warm + memory.databaseWarm)],
    memory?.databaseRested && [
      'together half a minute later',
      megabytes(memory.rested + memory.databaseRested),
    ],
    memory && ['under load', megabytes(memory.underLoad)],
    ...(memory ? crawlRows(memory.crawl) : []),
    memory?.database && ['memory of the database', megabytes(memory.database)],
  ];
  return { title: 'Start and memory', columns: ['What', 'measured'], rows: rows.filter((row) => !!row) };
}

function crawlRows({ crawls, addresses, requests, most, after, drawing }: CrawlMemory): string[][] {
  const { rss, heapTotal, heapUsed, external } = after;
  return [
    [
      `${crawls} crawls of ${whole(addresses)} addresses, ${whole(requests)} requests: the most`,
      megabytes(most),
    ],
    ['half a minute after them', megabytes(rss)],
    ['of that, the heap of the main thread', megabytes(heapTotal)],
    ['of which it uses', megabytes(heapUsed)],
    ['of that, buffers and compiled modules beside the heap', megabytes(external)],
    [
      'of that, the program, other threads and what freed memory leaves',
      megabytes(rss - heapTotal - external),
    ],
    ...(drawing > 0 ? [['the process that draws pictures, while it does', megabytes(drawing)]] : []),
  ];
}

function bareRow({ bytes, scriptBytes, cpuMilliseconds, milliseconds }: BareRendering): string[] {
  const page = `a bare page of the same Next: ${kilobytes(bytes)} kB, not compressed, and ${kilobytes(scriptBytes)} kB of scripts, compressed`;
  return [page, cpuMilliseconds.toFixed(1), milliseconds.toFixed(1), '', ''];
}

function missCells(miss: MissFigures): string[] {
  const { missCpuMilliseconds, missMilliseconds, changedCpuMilliseconds, changedMilliseconds } = miss;
  return [missCpuMilliseconds, missMilliseconds, changedCpuMilliseconds, changedMilliseconds].map((ms) =>
    ms.toFixed(1),
  );
}
