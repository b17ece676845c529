import { megabytes, whole } from './figure-texts.ts';
import type { Results } from './results.ts';
import type { Table } from './table.ts';

const people = 100_000;

export function clusterTable({ cluster = [] }: Results): Table {
  return {
    title: 'Several processes on one database, behind HAProxy',
    columns: [
      'Processes',
      'requests/s',
      'p99 ms',
      'renderings a change',
      'MB each',
      'connections each',
      'a write shows: ms',
      'at most',
      'failed: one killed',
      'of',
      'failed: restarted in turn',
      'of',
    ],
    rows: cluster.map(({ killed, restarted, ...figures }) => [
      String(figures.processes),
      whole(figures.requestsPerSecond),
      figures.p99Milliseconds.toFixed(1),
      figures.missesPerChange.toFixed(1),
      String(Math.round(figures.memoryBytesEach / 1_000_000)),
      figures.connectionsEach.toFixed(1),
      whole(figures.shownMilliseconds.median),
      whole(figures.shownMilliseconds.most),
      ...[killed, restarted].flatMap((met) => (met ? [whole(met.failed), whole(met.requests)] : ['', ''])),
    ]),
  };
}

export function cdnTable({ cdn }: Results): Table {
  if (!cdn) return { title: '', columns: [], rows: [] };
  const { visitors, siteRequests, seconds, requestsPerVisit } = cdn;
  const perHour = (siteRequests / seconds) * 3600;
  return {
    title: 'Behind Varnish',
    columns: ['What', 'measured'],
    rows: [
      ['requests of visitors', whole(visitors.requests)],
      ['of them failed', whole(visitors.failed)],
      [`in so many seconds, with ${cdn.edits} changes`, whole(seconds)],
      ['that reached the site', whole(siteRequests)],
      ['share that never did', percent(1 - siteRequests / visitors.requests)],
      ['requests of a first visit, its live stream left out', requestsPerVisit.toFixed(1)],
      [
        `an hour of ${whole(people)} such visits: share that never would`,
        percent(1 - perHour / (people * requestsPerVisit)),
      ],
      ['a write shows after', `${whole(cdn.shownMilliseconds.median)} ms`],
      ['at most', `${whole(cdn.shownMilliseconds.most)} ms`],
    ],
  };
}

/** What the figures of one process come to when very many people come within an hour. */
export function crowdTable({ cluster = [], cdn, live, memory }: Results): Table {
  const title = `If ${whole(people)} people come within an hour`;
  if (!cdn) return { title, columns: [], rows: [] };
  const one = cluster.find(({ processes }) => processes === 1);
  const requests = people * cdn.requestsPerVisit;
  const rows = [
    ['requests of their first visits', whole(requests)],
    ['that is a second, evenly spread', whole(requests / 3600)],
    one && ['requests a second that one process answered behind HAProxy', whole(one.requestsPerSecond)],
    ['requests an hour that would reach it through Varnish', whole((cdn.siteRequests / cdn.seconds) * 3600)],
    live && ['live streams that were open at one process', whole(live.streams)],
    memory && ['memory of one process under load', megabytes(memory.underLoad)],
  ];
  return { title, columns: ['What', 'figure'], rows: rows.filter((row) => !!row) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
