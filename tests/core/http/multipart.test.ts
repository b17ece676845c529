import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '#lib/core/http/multipart.ts';
import { times } from '#tests/support/extent.ts';

type Read = { name: string; fileName: string | undefined; text: string };

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(body: Uint8Array | string, type: string, size = 1024): Promise<Read[]> {
  const found: Read[] = [];
  for await (const { name, fileName, content } of partsOf(inChunks(Buffer.from(body), size), type)) {
    const parts: Uint8Array[] = [];
    for await (const part of content) parts.push(part);
    found.push({ name, fileName, text: Buffer.concat(parts).toString('latin1') });
  }
  return found;
}

const type = 'multipart/form-data; boundary=xx';
const form = (...parts: string[]) => `${parts.map((part) => `--xx\r\n${part}\r\n`).join('')}--xx--\r\n`;
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('a form that arrives in parts', () => {
  test('is read as undici and browsers write it, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 40 }),
        async (bytes, size) => {
          const sent = new FormData();
          sent.set('title', 'Advent “1”');
          sent.set('file', new File([bytes], 'Boletín "nuevo".pdf', { type: 'application/pdf' }));
          const request = new Request('http://church.test', { method: 'POST', body: sent });
          const contentType = request.headers.get('content-type') ?? '';
          const parts = await read(new Uint8Array(await request.arrayBuffer()), contentType, size);
          expect(parts).toEqual([
            { name: 'title', fileName: undefined, text: Buffer.from('Advent “1”').toString('latin1') },
            { name: 'file', fileName: 'Boletín "nuevo".pdf', text: Buffer.from(bytes).toString('latin1') },
          ]);
        },
      ),
      { numRuns: times(40) },
    );
  });

  test('may have text before it, a quoted boundary, and parts whose content nobody reads', async () => {
    const body = `preamble\r\n${form(field('a', 'one'), field('b', '--xx'))}`;
    expect(await read(body, 'multipart/form-data; boundary="xx"')).toMatchObject([
      { name: 'a', text: 'one' },
      { name: 'b', text: '--xx' },
    ]);
    const names: string[] = [];
    for await (const { name } of partsOf(inChunks(Buffer.from(body), 3), type)) names.push(name);
    expect(names).toEqual(['a', 'b']);
  });

  test.each([
    ['ends early', form(field('a', 'one')).slice(0, -8), type],
    ['is empty', '', type],
    ['names no boundary', form(field('a', 'one')), 'multipart/form-data'],
    ['has a part without a name', form('Content-Type: text/plain\r\n\r\nx'), type],
    ['has endless headers', form(`X: ${'y'.repeat(20_000)}\r\n\r\nx`), type],
  ])('is refused when it %s', async (_, body, contentType) => {
    await expect(read(body, contentType)).rejects.toMatchObject({ code: 'malformed' });
  });
});
