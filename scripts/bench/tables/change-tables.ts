import { memoryOfStream } from '../live/live.ts';
import type { Results } from './results.ts';
import { kilobytes, megabytes, type Table, whole } from './table.ts';

export function liveTable({ live }: Results): Table {
  const rows = live && [
    ['open streams', whole(live.streams)],
    ['memory of the server without them', megabytes(live.memoryBefore)],
    ['with them', megabytes(live.memoryWith)],
    ['memory a stream', `${kilobytes(memoryOfStream(live))} kB`],
    ['until half of the pages have heard', `${whole(live.heardByHalfMilliseconds)} ms`],
    ['until 99 % have heard', `${whole(live.heardBy99PercentMilliseconds)} ms`],
    ['what they ask for then, requests', whole(live.requests)],
    ['requests within a second, at the peak', whole(live.peakRequestsPerSecond)],
    ['until the last is answered', `${(live.answeredMilliseconds / 1000).toFixed(1)} s`],
  ];
  return {
    title: 'The church is closed, and everybody looks',
    columns: ['What', 'measured'],
    rows: rows ?? [],
  };
}

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

export function soundTable({ sound: figures }: Results): Table {
  return {
    title: 'A file of sound is uploaded while its line is cut and the server killed',
    columns: ['What', 'measured'],
    rows: figures ? soundRows(figures) : [],
  };
}

function soundRows(figures: NonNullable<Results['sound']>): string[][] {
  return [
    ['size of the file', megabytes(figures.bytes)],
    ['cuts, kills', `${figures.cuts}, ${figures.kills}`],
    ['what the sermon’s address gives', figures.isEqual ? 'the same bytes' : 'OTHER BYTES'],
    ['it lasted', `${figures.seconds.toFixed(1)} s`],
    ['undisturbed', `${figures.undisturbedSeconds.toFixed(1)} s`],
    ['memory of the server grew by', megabytes(figures.grownBytes)],
  ];
}

export function podcastTable({ podcast: figures }: Results): Table {
  const ms = (figure: number) => `${figure.toFixed(1)} ms`;
  const rows = figures && [
    ['episodes', whole(figures.episodes)],
    ['size', `${kilobytes(figures.bytes)} kB`],
    ['rendered', ms(figures.renderedMilliseconds)],
    ['p50 from memory', ms(figures.p50Milliseconds)],
    ['p99 from memory', ms(figures.p99Milliseconds)],
    ['answers with other bytes', whole(figures.others)],
  ];
  return { title: 'The feed of the podcast', columns: ['What', 'measured'], rows: rows ?? [] };
}

export function clusterTable({ cluster = [] }: Results): Table {
  return {
    title: 'Several processes on one database, behind HAProxy',
    columns: [
      ...['Processes', 'requests/s', 'p99 ms', 'renderings a change', 'MB each', 'connections each'],
      ...['a write shows: ms', 'at most', 'failed: one killed', 'of', 'failed: restarted in turn', 'of'],
    ],
    rows: cluster.map(({ killed, restarted, ...figures }) => [
      String(figures.processes),
      whole(figures.requestsPerSecond),
      figures.p99Milliseconds.toFixed(1),
      figures.missesPerChange.toFixed(1),
      whole(figures.memoryBytesEach / 1_000_000),
      figures.connectionsEach.toFixed(1),
      whole(figures.shownMilliseconds.median),
      whole(figures.shownMilliseconds.most),
      ...[killed, restarted].flatMap((met) => (met ? [whole(met.failed), whole(met.requests)] : ['', ''])),
    ]),
  };
}
