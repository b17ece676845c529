import { whole } from './figure-texts.ts';
import type { Results } from './results.ts';
import type { Table } from './table.ts';

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
