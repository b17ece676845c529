import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { coverAnswer, drawnCoverName } from '#lib/art/podcast-art.tsx';
import { inChurch } from '#tests/support/church.ts';
import { newFolder } from '#tests/support/folders.ts';

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const dataFolder = newFolder();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('DATA_DIR', dataFolder);
});

describe('the drawn cover art', { timeout: 60_000 }, () => {
  test('is as directories ask for: a square JPEG of 3000 px in sRGB, without alpha, under 512 kB', async () => {
    const answer = await coverAnswer(await drawnCoverName());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const picture = await bytes(answer);
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 3000, height: 3000, space: 'srgb', hasAlpha: false },
    });
    expect(picture.length).toBeLessThan(512 * 1024);
  });

  test('has another name once the church has another, and the old name is no more', async () => {
    const before = await drawnCoverName();
    await inChurch({ name: 'Saint Ann’s', accent_color: '#7a1f5c' }, async () => {
      expect(await drawnCoverName()).not.toBe(before);
      expect((await coverAnswer(before)).status).toBe(404);
    });
    expect(await drawnCoverName()).toBe(before);
  });
});
