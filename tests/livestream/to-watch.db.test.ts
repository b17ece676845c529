import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { generateMetadata } from '#app/livestream/page.tsx';
import sitemap from '#app/sitemap.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { updateChurch } from '#lib/church/commands.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import { db } from '#lib/core/database/db.ts';
import { languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { searchSite } from '#lib/search/queries.ts';
import { finishSetup } from '#lib/setup/commands.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { withChurch } from '#server/http/with-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase({ as: staff });

/** What a visitor's request finds of the livestream page. */
async function ways(): Promise<Record<'isInSitemap' | 'isLinked' | 'isFound' | 'isListed', boolean>> {
  let found: Awaited<ReturnType<typeof ways>> | undefined;
  const application = withChurch(async () => {
    const rows = (await searchSite({ q: messages.live.title })).rows;
    found = {
      isInSitemap: (await sitemap()).some(({ url }) => url.endsWith('/livestream')),
      isLinked: renderToStaticMarkup(PageLink({ href: '/livestream?tab=youtube' })).includes('href'),
      isFound: rows.some(({ url }) => url === '/livestream'),
      isListed: !('robots' in (await generateMetadata())),
    };
  });
  await application({} as IncomingMessage, {} as ServerResponse);
  if (!found) throw new Error('the request was not answered');
  return found;
}

const everywhere = { isInSitemap: true, isLinked: true, isFound: true, isListed: true };
const nowhere = { isInSitemap: false, isLinked: false, isFound: false, isListed: false };

test('the demo leads to its livestream page', async () => {
  await fillChurch(db());
  expect(await ways()).toEqual(everywhere);
});

describe('a site that began empty', () => {
  beforeEach(() => fillChurch(db(), { isEmpty: true }));

  test.each(languages)(
    'has no video to play, and nothing leads to its livestream page (%s)',
    async (language) => {
      await db().church.updateMany({ data: { language } });
      expect(emptyChurchIn(language).default_video_id).toBeNull();
      expect(await ways()).toEqual(nowhere);
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['a stream is set up', () => updateSettings.execute(staff, { owncast_url: 'https://live.example' })],
    ['the stream’s video is named', () => updateSettings.execute(staff, { youtube_id: 'abcdefghijk' })],
    ['a service is streamed', () => db().event.updateMany({ data: { is_streamed: true } })],
    ['a sermon has a video', () => createSermon(db())],
    [
      'the church has a default video',
      () => updateChurch.execute(staff, { default_video_id: 'abcdefghijk' }),
    ],
  ])('is led to its livestream page once %s', async (_what, change) => {
    await change();
    expect(await ways()).toEqual(everywhere);
  });

  test('is not led there for a sermon that is only heard', async () => {
    await createSermon(db(), { video_url: null, audio_url: 'https://sound.example/a.mp3' });
    expect(await ways()).toEqual(nowhere);
  });

  test('says what is wrong with a stream’s video that names none, and stores nothing', async () => {
    await expect(updateSettings.execute(staff, { youtube_id: 'our channel' })).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { youtube_id: [expect.stringMatching(/YouTube/)] } },
    });
  });

  test('takes a default video and lets it go again', async () => {
    await updateChurch.execute(staff, { default_video_id: 'https://youtu.be/abcdefghijk' });
    expect(await updateChurch.execute(staff, { default_video_id: '' })).toMatchObject({
      default_video_id: null,
    });
  });
});

test('once the demo is the church’s own site, its default video is gone, unless staff confirmed it', async () => {
  await fillChurch(db());
  expect(await finishSetup.execute(staff, {})).toMatchObject({ is_demo: false, default_video_id: null });
  await db().church.updateMany({ data: { is_demo: true, default_video_id: 'abcdefghijk' } });
  expect(await finishSetup.execute(staff, {})).toMatchObject({ default_video_id: 'abcdefghijk' });
});
