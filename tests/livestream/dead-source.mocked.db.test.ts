import type { RequestListener } from 'node:http';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import LivestreamPage from '#app/livestream/page.tsx';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { noteHeard } from '#lib/livestream/heard-source.ts';
import { watchSource } from '#lib/livestream/jobs.ts';
import { createService } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => '/livestream',
  useSearchParams: () => new URLSearchParams(),
}));

useDatabase();

/** In the middle of the service that is live. */
const now = new Date('2026-11-29T16:30:00Z');
let answer: RequestListener;
let origin: string;
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  noteHeard(null, 'unknown');
  ({ origin } = await listenAsSource((request, response) => answer(request, response)));
  await createService(db());
});

/** The page as it comes without scripts, once the server has asked the source again. */
async function pageAfterAsking(): Promise<string> {
  await watchSource();
  const page = await LivestreamPage({ searchParams: Promise.resolve({}) });
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  return new Response(stream).text();
}

const serve =
  (path: string, body: string): RequestListener =>
  ({ url }, response) =>
    url === path ? response.end(body) : response.writeHead(404).end();
const isGone: RequestListener = (_request, response) => response.writeHead(404).end();

describe.each([
  {
    kind: 'a playlist',
    settings: () => ({ use_rtmp: true, rtmp_url: `${origin}/live.m3u8` }),
    lives: serve('/live.m3u8', '#EXTM3U\n#EXTINF:4,\n1.ts\n'),
    dies: serve('/live.m3u8', '#EXTM3U\n#EXTINF:4,\n1.ts\n#EXT-X-ENDLIST\n'),
  },
  {
    kind: 'an Owncast server',
    settings: () => ({ owncast_url: origin }),
    lives: serve('/api/status', '{"online":true}'),
    dies: serve('/api/status', '{"online":false}'),
  },
])('on the page $kind', ({ settings, lives, dies }) => {
  test('that is not there has words and ways in its place; it comes, goes and comes back by itself', async () => {
    await updateSettings.execute(staff, settings());
    answer = isGone;
    const slate = await pageAfterAsking();
    for (const text of [english.live.unreachable, 'Open YouTube', 'href="/sermons"', english.live.pray])
      expect(slate).toContain(text);
    expect(slate).not.toContain('<video');
    answer = lives;
    expect(await pageAfterAsking()).toContain('<video');
    for (const away of [dies, isGone]) {
      answer = away;
      // One answer may be lost.
      expect(await pageAfterAsking()).toContain('<video');
      expect(await pageAfterAsking()).not.toContain('<video');
      answer = lives;
      expect(await pageAfterAsking()).toContain('<video');
    }
  });
});
