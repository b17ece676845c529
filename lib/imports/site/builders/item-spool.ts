import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { SourceItem } from '../../source.ts';
import type { WxrItem } from '../../wordpress/wxr-item.ts';
import { openFolder } from '../reader/kept-answers.ts';

/** Keeps the items of a site in a temporary file between the two times that they are read: texts may be large. */
export class ItemSpool {
  private writer: WriteStream | null = null;
  count = 0;

  private constructor(private readonly folder: string) {}

  /** Yields what a reader yields that keeps its items in a spool, which ends with it. */
  static async *during(read: (spool: ItemSpool) => AsyncIterable<SourceItem>): AsyncGenerator<SourceItem> {
    const spool = new ItemSpool(await openFolder());
    try {
      yield* read(spool);
    } finally {
      await spool.end();
    }
  }

  async add({ fields, meta, terms }: WxrItem): Promise<void> {
    this.count += 1;
    this.writer ??= createWriteStream(this.file);
    const line = JSON.stringify({ fields: [...fields], meta: [...meta], terms });
    if (!this.writer.write(`${line}\n`))
      await new Promise((go) => this.writer?.once('drain', () => go(null)));
  }

  /** Yields the items in order; none is added from then on. */
  async *items(): AsyncGenerator<WxrItem> {
    if (!this.writer) return;
    this.writer.end();
    await finished(this.writer);
    for await (const line of createInterface({ input: createReadStream(this.file), crlfDelay: Infinity })) {
      const { fields, meta, terms } = JSON.parse(line);
      yield { fields: new Map(fields), meta: new Map(meta), terms };
    }
  }

  private async end(): Promise<void> {
    this.writer?.destroy();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'items');
  }
}
