import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AroundService } from '#components/livestream/around-service.tsx';
import { ChannelTabs } from '#components/livestream/channel-tabs.tsx';
import { Recording } from '#components/livestream/recording.tsx';
import { StreamScreen } from '#components/livestream/stream-screen.tsx';
import { WithoutStream } from '#components/livestream/without-stream.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import english from '#lib/language/generated/en.ts';
import { channels, shownChannels } from '#lib/livestream/channels.ts';
import { cleanEmbed } from '#lib/livestream/embed.ts';
import { liveChoices } from '#lib/livestream/live-choices.ts';
import type { Heard } from '#lib/livestream/live-state.ts';
import { defaultSettings, type SiteSettings } from '#lib/livestream/schema.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import { screenContent } from '#lib/livestream/status/screen-content.ts';
import { broadcastStructuredData } from '#lib/livestream/status/structured-data.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { inSpanish } from '#tests/support/church.ts';
import { sampleStatus } from './sample-status.ts';

const words = { youtube: 'We are on YouTube.', facebook: 'We are on Facebook.' };

const video = 'https://youtu.be/dQ-w4_9WgXc';
const sermon = toSermon(buildSermon({ title: 'Grace upon Grace', video_url: video }));
const replay = {
  title: sermon.title,
  url: `https://church.example/sermons/${sermon.id}`,
  video_url: sermon.video_url,
};

function statusIn(
  state: ServiceStatus['state'],
  settings: Partial<SiteSettings> = {},
  more: Partial<ServiceStatus> = {},
): ServiceStatus {
  const moments = { starts_at: '2031-06-01T10:30:00-05:00', ends_at: '2031-06-01T11:45:00-05:00' };
  return { ...sampleStatus(state, moments, settings), ...more };
}

interface Given {
  settings?: Partial<SiteSettings>;
  heard?: Heard;
  status?: Partial<ServiceStatus>;
}

/** The screen and what stands below it, as they come without scripts. */
function screen(
  state: ServiceStatus['state'],
  { settings: given = {}, heard = 'unknown', status: more }: Given = {},
) {
  const settings = { ...defaultSettings, ...given };
  const status = statusIn(state, given, more);
  const stream = { status, heard };
  return renderToStaticMarkup(
    <>
      <StreamScreen channel={channels[0]} settings={settings} stream={stream} sermon={sermon} words={words} />
      <AroundService status={status} screen={screenContent(settings, stream)} />
    </>,
  );
}

const frame = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
const playlist = { use_rtmp: true, rtmp_url: 'https://cdn.example/live.m3u8' };
const channel = { youtube_channel_id: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw' };

test('without a source the screen says where the stream will be, in whichever state', () => {
  for (const state of ['idle', 'soon', 'live', 'ended'] as const)
    expect(screen(state, { status: { replay } })).toContain(english.streamSettings.streamPlaceholder);
  expect(screen('idle')).toBe(screen('ended'));
});

test('before a service it counts down, and tells the time without scripts', () => {
  const html = screen('soon', { settings: { vimeo_embed_code: frame } });
  expect(html).toContain('Sunday Worship begins soon');
  expect(html).toContain('Sunday, June 1 at 10:30\u00a0AM');
  expect(html).toMatch(/dateTime="2031-06-01T15:30:00.000Z"/i);
  expect(html).not.toContain('<iframe');
});

test.each([
  [{ vimeo_embed_code: frame }, 'player.vimeo.com/video/1'],
  [playlist, '<video'],
  [{ owncast_url: 'https://tv.example' }, '<video'],
  [channel, 'embed/live_stream?channel=UC-lHJZR3Gqxm24_Vd_AJ5Yw'],
  [{ facebook_live_url: 'https://www.facebook.com/x/live' }, 'href="https://www.facebook.com/x/live"'],
])('while it is live %o plays', (settings, player) => {
  expect(screen('live', { settings })).toContain(player);
});

test('prayer, which keeps where it is asked, and giving are at hand around a service, and never else', () => {
  for (const state of ['soon', 'live'] as const) {
    expect(screen(state)).toContain('href="/visit?from=livestream#prayer"');
    expect(screen(state)).toContain('href="/giving"');
  }
  for (const state of ['idle', 'ended'] as const)
    expect(screen(state, { status: { replay } })).not.toContain(english.live.pray);
});

describe('above the tabs of a church that streams nothing', () => {
  const next = { label: 'Sunday Worship', when: 'Sunday, June 1 at 10:30 AM', startsAt: 0 };
  const above = (given: Sermon | null, start: typeof next | null) =>
    renderToStaticMarkup(<WithoutStream sermon={given} next={start} />);

  test('stand the last recording and the next service', () => {
    const html = above(sermon, next);
    expect(html).toContain(english.live.lastRecording);
    expect(html).toContain(`href="/sermons/${sermon.id}"`);
    expect(html).toMatch(/The next service.*Sunday Worship.*June 1 at 10:30/s);
  });

  test('stands what there is of them', () => {
    const unrecorded = { ...sermon, video_url: null, audio_url: null };
    expect(above(null, next)).not.toContain(english.live.lastRecording);
    expect(above(unrecorded, next)).not.toContain(sermon.title);
    expect(above(sermon, null)).not.toContain(english.live.nextService);
    expect(above(unrecorded, null)).toBe('');
  });

  test('stands the recording alone: neither on the screen nor below it', () => {
    expect(screen('ended', { status: { replay } })).not.toContain(sermon.title);
  });
});

describe('a source that is silent', () => {
  const silent = { settings: playlist, heard: 'silent' } as const;

  test('leaves words and ways, never a black box', () => {
    const html = screen('live', { ...silent, status: { replay } });
    expect(html).toContain(english.live.unreachable);
    expect(html).not.toContain('<video');
    expect(html).toContain(`href="/sermons/${sermon.id}"`);
    expect(html).toContain('Open YouTube');
    expect(html).toContain('Open Facebook');
    expect(html).toContain(english.live.pray);
    expect(screen('live', silent)).toContain('href="/sermons"');
    expect(screen('live', { ...silent, heard: 'live' })).toContain('<video');
  });

  test('is not missed outside of a service', () => {
    expect(screen('ended', silent)).toContain('<video');
  });
});

test('until an own stream is there its place is no black box, and leads to it without scripts', () => {
  const html = screen('live', { settings: playlist });
  expect(html).toMatch(/<svg.*<video[^>]*\sinert=/s);
  expect(html).toMatch(/<noscript><a href="https:\/\/cdn\.example\/live\.m3u8"/);
});

describe('once a service is over', () => {
  test('the newest recording is on the screen, where nothing else is to stay on it', () => {
    for (const settings of [channel, { owncast_url: 'https://tv.example' }]) {
      const html = screen('ended', { settings, status: { replay } });
      expect(html).toContain(`href="${video}"`);
      expect(html.match(/Grace upon Grace<\/a>/g)).toHaveLength(1);
      expect(screen('idle', { settings, status: { replay } })).not.toContain(sermon.title);
    }
  });

  test('a recording of sound alone leads to where it is heard', () => {
    const sound = { video_url: null, audio_url: 'https://sound.example/1.mp3' };
    const html = renderToStaticMarkup(
      <Recording sermon={toSermon(buildSermon(sound))}>
        <p>Next Sunday</p>
      </Recording>,
    );
    expect(html).toMatch(/href="\/sermons\/[^"]+"[^>]*><span>Listen/);
    expect(html).not.toContain(english.sermons.noVideo);
  });

  test('what staff embed stays on the screen, with the recording below', () => {
    expect(screen('idle', { settings: { vimeo_embed_code: frame } })).toContain('player.vimeo.com');
    for (const settings of [{ vimeo_embed_code: frame }, playlist]) {
      const html = screen('ended', { settings, status: { replay } });
      expect(html).toMatch(/player\.vimeo\.com|<video/);
      expect(html).toContain(english.live.recording('Grace upon Grace'));
    }
  });
});

describe('the tabs of a church', () => {
  const shown = (settings: Partial<SiteSettings>, church: Partial<Church> = {}) =>
    runWithFacts({ church: { ...defaultChurch, ...church } }, () =>
      shownChannels({ ...defaultSettings, ...settings }).map(({ tab }) => tab),
    );
  const all = ['vimeo', 'youtube', 'facebook'];
  const itsOwn = { set_up_at: '2026-11-01T12:00:00.000Z', youtube_url: null, facebook_url: null };

  test('are all three on an untouched site, and while none or all of them are set', () => {
    expect(shown({})).toEqual(all);
    expect(shown({}, itsOwn)).toEqual(all);
    expect(shown({ vimeo_embed_code: frame })).toEqual(all);
  });

  test('are those of its channels', () => {
    expect(shown(channel, itsOwn)).toEqual(['youtube']);
    expect(shown({}, { ...itsOwn, facebook_url: 'https://www.facebook.com/x' })).toEqual(['facebook']);
    expect(shown(playlist, { ...itsOwn, youtube_url: 'https://youtube.com/@x' })).toEqual([
      'vimeo',
      'youtube',
    ]);
  });

  test('have the stream on the first, whichever that is', () => {
    const settings = { ...defaultSettings, ...channel };
    const [, youtube] = channels;
    const on = (state: ServiceStatus['state']) =>
      renderToStaticMarkup(
        <StreamScreen
          channel={youtube}
          isMain
          settings={settings}
          stream={{ status: statusIn(state, channel), heard: 'unknown' }}
          sermon={null}
          words={words}
        />,
      );
    expect(on('live')).toContain('embed/live_stream?channel=');
    expect(on('idle')).toContain(words.youtube);
  });
});

test('search engines are told of a broadcast only while one is near or on', () => {
  expect(broadcastStructuredData(statusIn('idle'))).toBe(null);
  expect(broadcastStructuredData(statusIn('ended'))).toBe(null);
  for (const state of ['soon', 'live'] as const)
    expect(broadcastStructuredData(statusIn(state))).toMatchObject({
      '@type': 'BroadcastEvent',
      name: 'Sunday Worship',
      isLiveBroadcast: true,
      startDate: '2031-06-01T10:30:00-05:00',
      endDate: '2031-06-01T11:45:00-05:00',
    });
});

const moments = { starts_at: '2031-06-01T10:30:00-05:00', ends_at: '2031-06-01T11:45:00-05:00' };
const spanishWords = { youtube: 'Estamos en YouTube.', facebook: 'Estamos en Facebook.' };
const spanishReplay = {
  title: 'Gracia',
  url: 'https://iglesia.example/sermons/1',
  video_url: 'https://vimeo.com/1',
};

/** The page's tabs, its screen and what stands below it. */
function spanishPage(state: ServiceStatus['state'], given: Partial<SiteSettings> = {}) {
  const settings = { ...defaultSettings, ...given };
  const stream = {
    status: { ...sampleStatus(state, moments, given), replay: spanishReplay },
    heard: 'unknown' as const,
  };
  return (
    <>
      <ChannelTabs shown={channels} current={channels[0]} />
      <StreamScreen
        channel={channels[0]}
        settings={settings}
        stream={stream}
        sermon={null}
        words={spanishWords}
      />
      <StreamScreen
        channel={channels[1]}
        settings={settings}
        stream={stream}
        sermon={null}
        words={spanishWords}
      />
      <AroundService status={stream.status} screen={screenContent(settings, stream)} />
    </>
  );
}

/** The words of a page: its texts, and those of its attributes. */
function wordsOf(html: string): string {
  const said = [...html.matchAll(/(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, text]) => text);
  return [html.replace(/<[^>]*>/g, ' '), ...said].join(' ');
}

const englishWord =
  /\b(?:the|will|appear|when|where|stream|watch|listen|give|pray|opens?|live|here|begins?|recording|no one)\b/gi;

test.each<[ServiceStatus['state'], Partial<SiteSettings>]>([
  ['idle', {}],
  ['live', { owncast_url: 'https://tv.example.org' }],
  ['live', { youtube_id: 'dQw4w9WgXcQ' }],
  ['ended', { use_rtmp: true, rtmp_url: 'rtmp://stream.example/live' }],
])('the screen of a church that speaks Spanish has no English word while %s', (state, settings) => {
  const said = wordsOf(inSpanish(() => renderToStaticMarkup(spanishPage(state, settings))));
  expect(said).toContain('Dónde verlo');
  expect(said.match(englishWord)).toEqual(null);
});

test('what staff may say of the stream is offered in its language', () => {
  const start = new Date('2031-06-01T10:30:00-05:00');
  const services = [{ start, end: new Date('2031-06-01T11:45:00-05:00'), isCancelled: false }];
  const input = { now: start, services, settings: defaultSettings, heard: 'unknown' as const };
  expect(inSpanish(() => liveChoices(input)).choices.map(({ label }) => label)).toEqual([
    'Todavía continúa',
    'Terminó',
    'Hoy no',
  ]);
});

test('a player without a title has one in its language, also where another language’s was stored', () => {
  const player = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
  const stored = cleanEmbed(player);
  expect(stored).toContain('title="Live stream"');
  expect(inSpanish(() => cleanEmbed(stored))).toContain('title="Transmisión en vivo"');
  expect(cleanEmbed(inSpanish(() => cleanEmbed(player)))).toBe(stored);
  expect(inSpanish(() => cleanEmbed(player.replace('src', 'title="Culto" src')))).toContain('title="Culto"');
});
