import type { ServerResponse } from 'node:http';
import { liveId } from '#lib/core/cache/live-id.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

const commentMilliseconds = 20_000;

/** The live streams that are open. One timer sends all of them the comments that keep silent connections open. */
export class OpenStreams {
  readonly #streams = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#streams.size;
  }

  /** Keeps a stream until its browser leaves. */
  keep(stream: ServerResponse): void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.send(comment()), commentMilliseconds);
    stream.once('close', () => this.#forget(stream));
  }

  /** Sends the same to all. Whoever has not taken what was sent before is sent off, so that nothing piles up here. */
  send(text: string): void {
    const bytes = Buffer.from(text);
    for (const stream of this.#streams) {
      if (stream.writableLength === 0) stream.write(bytes);
      else {
        this.#forget(stream);
        stream.destroy();
      }
    }
  }

  /** Ends all of them. What is sent afterwards is sent to nobody. */
  end(): void {
    for (const stream of this.#streams) {
      this.#forget(stream);
      stream.end();
    }
  }

  #forget(stream: ServerResponse): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

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
