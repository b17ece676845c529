import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { type ArchiveFile, zipOf } from '#lib/core/http/zip-of.ts';
import { unzip } from '#tests/support/files/zip.ts';

/** Files that tell how far they were read, and when they were let go. */
function filesThat(read: () => AsyncGenerator<string | Uint8Array>) {
  const seen = { opened: 0, parts: 0, ended: 0, closed: false };
  async function* contents(): AsyncGenerator<string | Uint8Array> {
    seen.opened += 1;
    try {
      for await (const part of read()) {
        seen.parts += 1;
        yield part;
      }
    } finally {
      seen.ended += 1;
    }
  }
  async function* files(): AsyncGenerator<ArchiveFile> {
    try {
      for (const path of ['a.txt', 'b/c.txt']) yield { path, read: contents };
    } finally {
      seen.closed = true;
    }
  }
  return { seen, files: files() };
}

async function* endless() {
  for (;;) {
    await setImmediate();
    // Bytes that take as much room in the zip.
    yield randomBytes(10_000);
  }
}

describe('a zip that is made while it is read', () => {
  test('has each file whole', async () => {
    const { files } = filesThat(async function* () {
      yield 'Grüße ';
      yield Buffer.from('aus Riverton');
    });
    const body = new Uint8Array(await new Response(streamOf(zipOf(files))).arrayBuffer());
    const found = await unzip(body);
    expect([...found].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
      ['a.txt', 'Grüße aus Riverton'],
      ['b/c.txt', 'Grüße aus Riverton'],
    ]);
  });

  test('reads nothing before it is asked for, and no more than its reader takes', async () => {
    const { seen, files } = filesThat(endless);
    const reader = streamOf(zipOf(files)).getReader();
    await setImmediate();
    expect(seen.opened).toBe(0);
    await reader.read();
    for (let turn = 0; turn < 2000; turn += 1) await setImmediate();
    expect(seen.opened).toBe(1);
    expect(seen.parts).toBeLessThan(60);
    await reader.cancel();
  });

  test('ends its work when its reader goes', async () => {
    const { seen, files } = filesThat(endless);
    const reader = streamOf(zipOf(files)).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(seen).toMatchObject({ opened: 1, ended: 1, closed: true });
  });

  test('breaks off when a file cannot be read, and lets go of all', async () => {
    const { seen, files } = filesThat(async function* () {
      yield 'some';
      throw new Error('the disk is gone');
    });
    await expect(new Response(streamOf(zipOf(files))).arrayBuffer()).rejects.toThrow('the disk is gone');
    expect(seen).toMatchObject({ opened: 1, ended: 1, closed: true });
  });
});
