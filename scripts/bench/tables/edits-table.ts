import { megabytes, whole } from './figure-texts.ts';
import type { Results } from './results.ts';
import type { Table } from './table.ts';

export function editsTable({ edits }: Results): Table {
  const rows = edits && columns(edits, edits.allDropped, edits.addresses);
  return {
    title: 'One event is edited every two seconds, and 200 requests a second read the whole site',
    columns: ['What', 'measured', 'were all pages dropped'],
    rows: rows ?? [],
  };
}

type Figures = Omit<NonNullable<Results['edits']>, 'allDropped' | 'addresses'>;

function columns(asItIs: Figures, dropped: Figures, addresses: number): string[][] {
  const row = (what: string, cell: (figures: Figures) => string) => [what, cell(asItIs), cell(dropped)];
  return [
    row('it lasted', ({ seconds }) => `${whole(seconds)} s`),
    row(`requests, over ${whole(addresses)} addresses`, ({ requests }) => whole(requests)),
    row('errors', ({ errors }) => whole(errors)),
    row(
      'edits that the next answer did not show',
      ({ stale, edits }) => `${whole(stale)} of ${whole(edits)}`,
    ),
    row('answers that were rendered', ({ rendered }) => whole(rendered)),
    row('p50', ({ p50Milliseconds }) => `${p50Milliseconds.toFixed(1)} ms`),
    row('p99', ({ p99Milliseconds }) => `${p99Milliseconds.toFixed(1)} ms`),
    row('of one processor, for the server', ({ busyShare }) => `${(busyShare * 100).toFixed(0)} %`),
    row('memory of the server, minute by minute', ({ memory }) => memory.map(megabytes).join(', ')),
  ];
}
