import { liveId } from '#lib/core/cache/live-id.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

/** What a stream begins with: where it begins, and when to come back once it is lost, otherwise for each. */
export function greeting(): string {
  return `retry: ${between(2000, 8000)}\n: connected\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** In place of a greeting when there are enough streams: the browser comes back in a minute or so, by itself. */
export function farewell(): string {
  return `retry: ${between(45_000, 75_000)}\n: come back in a minute\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** What keeps a silent connection open. */
export function comment(): string {
  return `:\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** Tells that something of the topic changed, never what, and over how long pages spread their questions. */
export function topicFrame(topic: LiveTopic, spreadMilliseconds: number): string {
  return `id: ${liveId(Date.now(), spreadMilliseconds)}\nevent: ${topic}\ndata: {}\n\n`;
}

function between(least: number, most: number): number {
  return Math.round(least + Math.random() * (most - least));
}
