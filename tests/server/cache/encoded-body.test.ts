import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EncodedBodies } from '#server/cache/encoded-body.ts';

const text = 'The doors open at ten. '.repeat(400);
/** As varied as a page, so that patience pays. */
const words = Array.from(
  { length: 3000 },
  (_, at) => `<li class="day-${(at * at) % 89}">${at % 31}</li>`,
).join('');
const page = () => new EncodedBodies(Buffer.from(text), 'text/html; charset=utf-8');

it('lets go of the text once it is compressed, and makes it again on request', async () => {
  const body = page();
  expect(body.in('identity')).not.toBeInstanceOf(Promise);
  await body.in('br');
  expect(body.in('br')).not.toBeInstanceOf(Promise);
  expect(body.in('identity')).toBeInstanceOf(Promise);
  const before = await page().in('identity');
  expect(await body.in('identity')).toEqual(before);
});

it('makes a text once for many requests that take no encoding, one after another or at once', async () => {
  const body = page();
  await body.in('br');
  const asked = [body.in('identity'), body.in('identity')];
  expect(asked[1]).toBe(asked[0]);
  const made = await asked[0];
  expect(body.in('identity')).toBe(made);
});

it('keeps at most four megabytes of such texts', async () => {
  const large = Array.from(
    { length: 5 },
    () => new EncodedBodies(Buffer.alloc(1_000_000, 'ab'), 'text/plain'),
  );
  for (const body of large) {
    await body.in('br');
    await body.in('identity');
  }
  const latestFirst = large.toReversed().map((body) => body.in('identity') instanceof Promise);
  expect(latestFirst).toEqual([false, false, false, false, true]);
});

it('makes every encoding from any other, each with the same ETag whatever it was made from', async () => {
  const direct = { br: await page().in('br'), gzip: await page().in('gzip') };
  for (const [first, second] of [
    ['br', 'gzip'],
    ['gzip', 'br'],
  ] as const) {
    const body = page();
    await body.in(first);
    expect(await body.in(second)).toEqual(direct[second]);
  }
  expect(brotliDecompressSync(direct.br.bytes).toString()).toBe(text);
  expect(gunzipSync(direct.gzip.bytes).toString()).toBe(text);
});

it('gives all encodings at once to those who ask at the same moment, compressing once each', async () => {
  const body = page();
  const asked = (['br', 'gzip', 'identity', 'br', 'gzip'] as const).map((encoding) => body.in(encoding));
  expect(asked[3]).toBe(asked[0]);
  expect(asked[4]).toBe(asked[1]);
  expect((await Promise.all(asked)).map(({ encoding }) => encoding)).toEqual([
    'br',
    'gzip',
    'identity',
    'br',
    'gzip',
  ]);
});

it('keeps no text beside what somebody has compressed already', async () => {
  const brotli = brotliCompressSync(text);
  const body = new EncodedBodies(Buffer.from(text), 'text/javascript', 11, brotli);
  expect(body.in('br')).toMatchObject({ bytes: brotli });
  expect((await body.in('identity')).bytes.toString()).toBe(text);
});

it('keeps what cannot be compressed as it is', () => {
  const body = new EncodedBodies(Buffer.alloc(900), 'image/png');
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    expect(body.in(encoding)).toMatchObject({ encoding: 'identity' });
});

it('takes over what was compressed of the same text, and nothing of another', async () => {
  const [before, same, other] = [words, words, `${words}.`].map(
    (each) => new EncodedBodies(Buffer.from(each), 'text/html; charset=utf-8'),
  );
  await before?.in('br');
  expect(before && same?.adopt(before)).toBe(true);
  expect(same?.in('br')).toBe(before?.in('br'));
  expect(same?.in('identity')).toBeInstanceOf(Promise);
  expect(before && other?.adopt(before)).toBe(false);
  expect(other?.in('br')).toBeInstanceOf(Promise);
});

it('a body keeps no more memory than its bytes', async () => {
  const small = new EncodedBodies(Buffer.from('a line of text '.repeat(40)), 'text/html; charset=utf-8');
  for (const encoding of ['identity', 'br', 'gzip', 'identity'] as const) {
    const { bytes } = await small.in(encoding);
    expect(bytes.buffer.byteLength, encoding).toBe(bytes.length);
  }
});
