import type { Results } from './results.ts';
import { megabytes, type Table, whole } from './table.ts';

export function editsTable({ edits }: Results): Table {
  return {
    title: 'One event is edited every two seconds, and 200 requests a second read the whole site',
    columns: ['What', 'measured', 'were all pages dropped'],
    rows: edits ? editsRows(edits) : [],
  };
}

type Edits = NonNullable<Results['edits']>;

function editsRows({ addresses, allDropped, ...asItIs }: Edits): string[][] {
  const row = (what: string, cell: (figures: typeof allDropped) => string) => [
    what,
    cell(asItIs),
    cell(allDropped),
  ];
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

export function signUpsTable({ signUps: figures }: Results): Table {
  return {
    title: 'People sign up for ten places at once, and others read the home page',
    columns: ['What', 'measured', 'before'],
    rows: figures ? signUpRows(figures) : [],
  };
}

function signUpRows(figures: NonNullable<Results['signUps']>): string[][] {
  const { readers, readersBefore: before } = figures;
  const ms = (figure: number) => `${figure.toFixed(1)} ms`;
  return [
    ['sign-ups', whole(figures.signUps), ''],
    ['confirmed, waiting', `${whole(figures.confirmed)}, ${whole(figures.waiting)}`, ''],
    ['other answers', whole(figures.errors), ''],
    ['sign-ups a second', figures.perSecond.toFixed(1), ''],
    ['p50 of a sign-up', ms(figures.p50Milliseconds), ''],
    ['p99 of a sign-up', ms(figures.p99Milliseconds), ''],
    ['readers: requests', whole(readers.requests), whole(before.requests)],
    ['readers: errors', whole(readers.errors), whole(before.errors)],
    ['readers: p50', ms(readers.p50Milliseconds), ms(before.p50Milliseconds)],
    ['readers: p99', ms(readers.p99Milliseconds), ms(before.p99Milliseconds)],
    ['the event’s page afterwards', figures.isPageKept ? 'from memory' : 'rendered', ''],
  ];
}

export function lettersTable({ letters: figures }: Results): Table {
  return {
    title: 'A letter leaves by a mail server of this machine, and a week of many events is composed',
    columns: ['What', 'measured'],
    rows: figures ? letterRows(figures) : [],
  };
}

function letterRows(figures: NonNullable<Results['letters']>): string[][] {
  return [
    ['readers', whole(figures.readers)],
    ['mails that came, of these twice', `${whole(figures.received)}, ${whole(figures.doubles)}`],
    ['connections', whole(figures.connections)],
    ['until the last one', `${figures.seconds.toFixed(1)} s`],
    ['mails a minute', whole(figures.perMinute)],
    ['the largest one', `${(figures.largestBytes / 1000).toFixed(1)} kB`],
    [
      `composing a week of ${whole(figures.events)} events, p50`,
      `${figures.composeMilliseconds.toFixed(0)} ms`,
    ],
  ];
}
