import type { ServerResponse } from 'node:http';
import { comment } from './frames.ts';

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
