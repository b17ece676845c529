import { formatInTimeZone } from 'date-fns-tz';
import type { Page } from 'playwright/test';
import { staffCookie } from '#e2e/support/test.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { church } from '#lib/core/church/church.ts';
import english from '#lib/language/generated/en.ts';
import { asStaff } from '../prayer.ts';
import { type Screen, see } from './screen.ts';

interface Stage {
  /** What staff say of the stream. */
  said?: 'live' | 'ended' | 'off';
  /** A service that begins, or began, so many minutes from now. */
  startsIn?: number;
  /** Where the stream comes from. */
  source?: { vimeo_embed_code: string } | { use_rtmp: true; rtmp_url: string };
}

const player = {
  vimeo_embed_code: '<iframe src="https://player.vimeo.com/video/1" title="Sunday"></iframe>',
};
const deadPlaylist = { use_rtmp: true, rtmp_url: 'http://127.0.0.1:9/live.m3u8' } as const;

/**
 * The stream in each of its states. The gallery alone draws them, one by one and last: each changes the state of the
 * whole site.
 */
export const liveScreens: Screen[] = [
  live('idle', { said: 'off' }),
  live('soon', { startsIn: 20 }, { withoutScripts: true }),
  live('live', { said: 'live', source: player }),
  live('live, staff', { said: 'live', source: player }, { as: 'staff', open: configured }),
  live('live, no source', { said: 'live' }),
  live(
    'live, dead source',
    { startsIn: -10, source: deadPlaylist },
    { open: (page) => see(page, english.live.unreachable) },
  ),
  live(
    'own stream that does not come',
    { said: 'off', source: deadPlaylist },
    {
      expectedErrors: [/ERR_|127\.0\.0\.1/],
    },
  ),
  live('ended with a recording', { said: 'ended' }),
  live('ended with a recording and a player', { said: 'ended', source: player }),
  live('ended, staff', { said: 'ended' }, { as: 'staff', open: configured }),
  live('ended without a recording', { said: 'ended' }, { site: 'empty' }),
  live('home', { said: 'live' }, { path: paths.home, frame: 'window' }),
  live('header', { said: 'live' }, { path: paths.visit, frame: 'window' }),
];

function live(name: string, stage: Stage, more: Partial<Screen> & { path?: string } = {}): Screen {
  const { path = paths.livestream, ...rest } = more;
  return {
    page: 'live',
    name,
    leavesTraces: true,
    prepare: drawPlayer,
    ...rest,
    path: async (origin) => {
      await setStage(origin, stage);
      return path;
    },
  };
}

async function configured(page: Page): Promise<void> {
  await see(page, 'Configure Stream');
}

/** The player of a host that is out of reach. */
async function drawPlayer(page: Page): Promise<void> {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body style="margin:0;height:100vh;background:linear-gradient(#4b3f72,#f0a35e)">',
    }),
  );
}

const title = 'Evening Prayer';

/** Leaves the site with that stage and no other. */
async function setStage(origin: string, { said, startsIn, source }: Stage): Promise<void> {
  const cookie = await staffCookie(origin);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await asStaff(origin, cookie, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const services: { id: string; title: string }[] = await (await call('GET', '/api/services')).json();
  for (const service of services)
    if (service.title === title) await call('DELETE', `/api/services/${service.id}`);
  await call('PATCH', '/api/settings', {
    live_override: said ?? null,
    vimeo_embed_code: null,
    use_rtmp: false,
    rtmp_url: null,
    ...source,
  });
  if (startsIn === undefined) return;
  const start = new Date(Date.now() + startsIn * 60_000);
  await call('POST', '/api/services', {
    title,
    date: formatInTimeZone(start, church.timeZone, 'yyyy-MM-dd'),
    time: formatInTimeZone(start, church.timeZone, 'h:mm a'),
    length_minutes: 60,
    is_streamed: true,
    listed: false,
    location: 'The chapel',
    description: 'A short prayer at the end of the day.',
  });
}
