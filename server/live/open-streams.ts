import type { ServerResponse } from 'node:http';
import { liveId } from '#lib/core/cache/live-id.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

const commentMilliseconds = 20_000;

/** The open live streams. One timer sends the comments that keep idle connections open. */
export class OpenStreams {
  readonly #streams = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#streams.size;
  }

  /** Keeps a stream until its browser disconnects. */
  keep(stream: ServerResponse): void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => this.send(comment()), commentMilliseconds);
    stream.once('close', () => this.#forget(stream));
  }

  /** Sends a text to all streams. A stream that has not taken the previous text is closed, so that no data piles up. */
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

  /** Ends all streams. */
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

/** The start of a stream: its first id, and a reconnection delay that differs per stream. */
export function greeting(): string {
  return `retry: ${between(2000, 8000)}\n: connected\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** The whole stream when the limit is reached: the browser reconnects in about a minute. */
export function farewell(): string {
  return `retry: ${between(45_000, 75_000)}\n: come back in a minute\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** Keeps an idle connection open. */
export function comment(): string {
  return `:\nid: ${liveId(Date.now(), 0)}\n\n`;
}

/** Announces a change of the topic, never its content, with the time over which pages spread their requests. */
export function topicFrame(topic: LiveTopic, spreadMilliseconds: number): string {
  return `id: ${liveId(Date.now(), spreadMilliseconds)}\nevent: ${topic}\ndata: {}\n\n`;
}

function between(least: number, most: number): number {
  return Math.round(least + Math.random() * (most - least));
}
