import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AroundService } from '#components/livestream/around-service.tsx';
import { ChannelTabs } from '#components/livestream/channel-tabs.tsx';
import { channels } from '#components/livestream/channels.ts';
import { StreamScreen } from '#components/livestream/stream-screen.tsx';
import { cleanEmbed } from '#lib/livestream/embed.ts';
import { liveChoices } from '#lib/livestream/live-choices.ts';
import { defaultSettings, type SiteSettings } from '#lib/livestream/schema.ts';
import type { ServiceStatus } from '#lib/livestream/status/schema.ts';
import { screenContent } from '#lib/livestream/status/screen-content.ts';
import { inSpanish } from '#tests/support/church.ts';
import { sampleStatus } from './sample-status.ts';

const moments = { starts_at: '2031-06-01T10:30:00-05:00', ends_at: '2031-06-01T11:45:00-05:00' };
const words = { youtube: 'Estamos en YouTube.', facebook: 'Estamos en Facebook.' };
const replay = {
  title: 'Gracia',
  url: 'https://iglesia.example/sermons/1',
  video_url: 'https://vimeo.com/1',
};

/** The page's tabs, its screen and what stands below it. */
function screen(state: ServiceStatus['state'], given: Partial<SiteSettings> = {}) {
  const settings = { ...defaultSettings, ...given };
  const stream = { status: { ...sampleStatus(state, moments, given), replay }, heard: 'unknown' as const };
  return (
    <>
      <ChannelTabs shown={channels} current={channels[0]} />
      <StreamScreen channel={channels[0]} settings={settings} stream={stream} sermon={null} words={words} />
      <StreamScreen channel={channels[1]} settings={settings} stream={stream} sermon={null} words={words} />
      <AroundService status={stream.status} screen={screenContent(settings, stream)} />
    </>
  );
}

/** The words of a page: its texts, and those of its attributes. */
function wordsOf(html: string): string {
  const said = [...html.matchAll(/(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, text]) => text);
  return [html.replace(/<[^>]*>/g, ' '), ...said].join(' ');
}

const english =
  /\b(?:the|will|appear|when|where|stream|watch|listen|give|pray|opens?|live|here|begins?|recording|no one)\b/gi;

test.each<[ServiceStatus['state'], Partial<SiteSettings>]>([
  ['idle', {}],
  ['live', { owncast_url: 'https://tv.example.org' }],
  ['live', { youtube_id: 'dQw4w9WgXcQ' }],
  ['ended', { use_rtmp: true, rtmp_url: 'rtmp://stream.example/live' }],
])('the screen of a church that speaks Spanish has no English word while %s', (state, settings) => {
  const said = wordsOf(inSpanish(() => renderToStaticMarkup(screen(state, settings))));
  expect(said).toContain('Dónde verlo');
  expect(said.match(english)).toEqual(null);
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
