import { beforeEach, expect, test, vi } from 'vitest';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { servedStorage, storage } from '#lib/core/storage/storage.ts';
import { newFolder } from '#tests/support/folders.ts';

const hosted = vi.hoisted(() => ({ find: vi.fn(), store: vi.fn() }));
vi.mock('#lib/core/storage/uploadthing-storage.ts', () => ({ uploadThingStorage: () => hosted }));

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = newFolder();
  hosted.find.mockReset();
});

test('a file that the site serves itself is found at UploadThing, the folder first', async () => {
  const settings = { DATA_DIR, UPLOADTHING_TOKEN: 'token' } as Parameters<typeof storage>[0];
  const there = { size: 3, read: () => new ReadableStream<Uint8Array>() };
  hosted.find.mockResolvedValue(there);
  expect(await servedStorage(settings).find('documents', 'a.pdf')).toBe(there);
  expect(await storage(settings).find('documents', 'a.pdf')).toBeNull();
  await folderStorage(`${DATA_DIR}/uploads`).store('documents', 'b.pdf', Buffer.from('four'));
  expect(await servedStorage(settings).find('documents', 'b.pdf')).toMatchObject({ size: 4 });
  expect(hosted.find).toHaveBeenCalledOnce();
});

test('without UploadThing it is the usual storage', async () => {
  expect(
    await servedStorage({ DATA_DIR } as Parameters<typeof storage>[0]).find('documents', 'a.pdf'),
  ).toBeNull();
  expect(hosted.find).not.toHaveBeenCalled();
});
