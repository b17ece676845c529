import { beforeEach, expect, test } from 'vitest';
import { uploadThingStorage } from '#lib/core/storage/uploadthing-storage.ts';
import { startUploadThing, type TestUploadThing } from '#tests/support/servers/uploadthing.ts';

let service: TestUploadThing;
beforeEach(async () => {
  service = await startUploadThing();
});

const storage = () => uploadThingStorage(service.options);

test('a picture is sent to UploadThing under its own name, and its address there comes back', async () => {
  const url = await storage().store('hero-images', '1795365000000_ab.webp', Buffer.from('picture'));
  const [sent] = service.heard;
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
  expect(url).toBe(`${service.options.apiUrl}/f${sent?.path.pathname}`);
});

test('a picture is removed by the name it was given', async () => {
  await storage().remove('hero-images', '1795365000000_ab.webp');
  expect(service.heard).toMatchObject([
    { method: 'POST', headers: { 'x-uploadthing-api-key': 'sk_live_stand_in' } },
  ]);
  expect(service.heard[0]?.path.pathname).toBe('/v6/deleteFiles');
  expect(JSON.parse(String(service.heard[0]?.body))).toEqual({
    customIds: ['hero-images/1795365000000_ab.webp'],
  });
});

test('a picture that UploadThing does not take is a failure, not an address', async () => {
  service.goDown();
  await expect(storage().store('hero-images', 'x.webp', Buffer.from('picture'))).rejects.toThrow(
    'UploadThing did not take the file',
  );
});
