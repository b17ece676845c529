import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadThingStorage } from '#lib/core/platform/storage.ts';

/** A stand-in for UploadThing's servers: it keeps what the service's own client sends. */
const heard: { method: string; path: URL; headers: IncomingMessage['headers']; body: Buffer }[] = [];
let isDown = false;
let server: Server;
let address: string;

beforeEach(async () => {
  heard.length = 0;
  isDown = false;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = new URL(String(request.url), address);
    heard.push({
      method: String(request.method),
      path,
      headers: request.headers,
      body: Buffer.concat(chunks),
    });
    response.statusCode = isDown ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    const ufsUrl = `https://app.ufs.test/f${path.pathname}`;
    const uploaded = { url: ufsUrl, appUrl: ufsUrl, ufsUrl, fileHash: 'hash' };
    response.end(JSON.stringify(request.method === 'PUT' ? uploaded : { success: true, deletedCount: 1 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const token = Buffer.from(
  JSON.stringify({ apiKey: 'sk_live_stand_in', appId: 'church', regions: ['sea1'] }),
).toString('base64');
const storage = () => uploadThingStorage({ token, apiUrl: address, ingestUrl: address });

test('a picture is sent to UploadThing under its own name, and its address there comes back', async () => {
  const url = await storage().store('hero-images', '1795365000000_ab.webp', Buffer.from('picture'));
  const [sent] = heard;
  expect(sent?.method).toBe('PUT');
  expect(sent?.body.toString('latin1')).toContain('picture');
  // The client encodes each value once more before it signs the address.
  const told = [...(sent?.path.searchParams ?? [])].map(([name, value]) => [name, decodeURIComponent(value)]);
  expect(Object.fromEntries(told)).toMatchObject({
    'x-ut-identifier': 'church',
    'x-ut-file-name': '1795365000000_ab.webp',
    'x-ut-file-type': 'image/webp',
    'x-ut-custom-id': 'hero-images/1795365000000_ab.webp',
    signature: expect.stringMatching(/^hmac-sha256=/),
  });
  expect(url).toBe(`https://app.ufs.test/f${sent?.path.pathname}`);
});

test('a picture is removed by the name it was given', async () => {
  await storage().remove('hero-images', '1795365000000_ab.webp');
  expect(heard).toMatchObject([{ method: 'POST', headers: { 'x-uploadthing-api-key': 'sk_live_stand_in' } }]);
  expect(heard[0]?.path.pathname).toBe('/v6/deleteFiles');
  expect(JSON.parse(String(heard[0]?.body))).toEqual({ customIds: ['hero-images/1795365000000_ab.webp'] });
});

test('a picture that UploadThing does not take is a failure, not an address', async () => {
  isDown = true;
  await expect(storage().store('hero-images', 'x.webp', Buffer.from('picture'))).rejects.toThrow(
    'UploadThing did not take the file',
  );
});
