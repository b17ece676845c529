import type { PreviousUpload } from 'tus-js-client';
import { expect, test, vi } from 'vitest';
import { forgetUploads, interruptedUpload, uploadMemory } from '#components/sound/upload-memory.ts';

const upload = (filename: string): PreviousUpload => ({
  size: 60_000_000,
  metadata: { filename },
  creationTime: new Date().toString(),
  urlStorageKey: '',
  uploadUrl: `/api/uploads/sound/${filename}`,
  parallelUploadUrls: null,
});

test('an upload that was begun is found by its file until it ends, is forgotten or is a day old', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T18:00:00Z') });
  const key = await uploadMemory.addUpload('one', upload('sermon.mp3'));
  await uploadMemory.addUpload('other', upload('other.mp3'));
  expect(interruptedUpload()).toBe('other.mp3');
  expect(await uploadMemory.findUploadsByFingerprint('one')).toMatchObject([
    { urlStorageKey: key, uploadUrl: '/api/uploads/sound/sermon.mp3' },
  ]);
  await uploadMemory.removeUpload(key);
  expect(await uploadMemory.findUploadsByFingerprint('one')).toEqual([]);

  vi.setSystemTime(new Date('2026-11-30T18:00:01Z'));
  expect(interruptedUpload()).toBeNull();
  await uploadMemory.addUpload('one', upload('sermon.mp3'));
  forgetUploads();
  expect(await uploadMemory.findAllUploads()).toEqual([]);
});
