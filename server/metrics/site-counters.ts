import type { Registry } from 'prom-client';
import { currentGeneration, isListeningForChanges } from '#lib/core/cache/change-bus.ts';
import { databaseConnections } from '#lib/core/database/db.ts';
import { cacheLookups, finishedJobs, handedMails, type Measurement } from '#lib/core/process/measurements.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import type { LiveStreams } from '#server/live/live-streams.ts';

type Library = typeof import('prom-client');

/** In seconds. */
const renderBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20];

/** Counts the measurements of cache, renderings, jobs and mails. The returned function ends the counting. */
export function countSite({ Counter, Histogram }: Library, registry: Registry): () => void {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `belltower_${name}_total`, help, labelNames, registers });
  const lookups = counter('cache_lookups', 'Reads of cached routes, by how they were answered.', 'outcome');
  const jobs = counter('jobs', 'Rounds of work that the site does by itself.', 'job', 'outcome');
  const mails = counter('mails', 'Mails by what became of them.', 'outcome');
  const renderings = new Histogram({
    name: 'belltower_render_duration_seconds',
    help: 'How long pages and data took to render that were not cached.',
    buckets: renderBuckets,
    registers,
  });
  const ends = [
    heard(cacheLookups, ({ outcome, renderMilliseconds }) => {
      lookups.inc({ outcome });
      if (renderMilliseconds !== undefined) renderings.observe(renderMilliseconds / 1000);
    }),
    heard(finishedJobs, ({ name, outcome }) => jobs.inc({ job: name, outcome })),
    heard(handedMails, ({ outcome }) => mails.inc({ outcome })),
  ];
  return () => ends.forEach((end) => void end());
}

/** Reads the state of this process at each request. */
export function readSite(
  { Gauge }: Library,
  registry: Registry,
  { cache, liveStreams }: { cache: ResponseCache; liveStreams: LiveStreams },
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `belltower_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('cache_entries', 'Finished answers in memory.', () => cache.size.entries);
  gauge('cache_bytes', 'The bytes they take at most.', () => cache.size.bytes);
  gauge('live_streams', 'Live streams that are open.', () => liveStreams.open);
  gauge('generation', 'Raised by every change of public content.', currentGeneration);
  gauge('hears_changes', '1 while the database tells of changes, else 0.', () =>
    Number(isListeningForChanges()),
  );
  gauge('database_connections', 'Connections of the pool that are open.', () => databaseConnections().open);
  gauge('database_connections_idle', 'Those of them that nobody uses.', () => databaseConnections().idle);
  gauge('database_waiting', 'Reads and writes that wait for one.', () => databaseConnections().waiting);
}

function heard<Message>(measurement: Measurement<Message>, count: (message: Message) => void): () => void {
  const listener = (message: unknown) => count(message as Message);
  measurement.subscribe(listener);
  return () => void measurement.unsubscribe(listener);
}
