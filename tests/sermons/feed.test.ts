import { beforeEach, expect, test, vi } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { sermonFeed } from '#lib/sermons/feed.ts';
import { changeMark } from '#lib/sermons/notes/note-marks.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { type Sermon, sermonInput } from '#lib/sermons/schema.ts';
import { preachedAt, sermonStructuredData, soundStructuredData } from '#lib/sermons/structured-data.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { inChurch, inSpanish } from '#tests/support/church.ts';

const atHalfPastTen = () => 630;

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://church.test'));

function sermon(overrides: Partial<Sermon> = {}): Sermon {
  return {
    ...toSermon(buildSermon()),
    created_at: '2026-01-04T18:00:00.000Z',
    updated_at: '2026-01-05T18:00:00.000Z',
    ...overrides,
  };
}

test('a sermon was preached at the hour of the service, daylight saving time included', () => {
  expect(preachedAt('2026-01-04', atHalfPastTen)).toBe('2026-01-04T10:30:00-06:00');
  expect(preachedAt('2026-07-05', atHalfPastTen)).toBe('2026-07-05T10:30:00-05:00');
});

test('the feed says of each sermon what a reader needs, and escapes what people typed', () => {
  const feed = sermonFeed(
    [
      sermon({
        title: 'Bread & <Wine>',
        series: '"Table" talk',
        description: 'A\u0008 word.',
        passage: null,
      }),
    ],
    atHalfPastTen,
  );
  expect(feed).toContain('<title>Bread &amp; &lt;Wine&gt;</title>');
  expect(feed).toContain('<category>&quot;Table&quot; talk</category>');
  expect(feed).toContain('<link>https://church.test/sermons/33333333-3333-4333-8333-333333333333</link>');
  expect(feed).toContain('<pubDate>Sun, 04 Jan 2026 16:30:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Mon, 05 Jan 2026 18:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('<dc:creator>Lead Pastor</dc:creator>');
  expect(feed).not.toContain('\u0008');
});

test('a feed without sermons is still a feed, and the same sermons give the same bytes', () => {
  expect(sermonFeed([], atHalfPastTen)).toMatch(/^<\?xml.*<channel>.*<\/rss>\n$/s);
  expect(sermonFeed([sermon()], atHalfPastTen)).toBe(sermonFeed([sermon()], atHalfPastTen));
});

test('the feed of a church whose country has no regions names its city alone', () => {
  const feed = inChurch({ city: 'Wellington', region_name: null }, () => sermonFeed([], atHalfPastTen));
  expect(feed).toContain(' in Wellington.</description>');
});

test('a search engine learns the name, picture, date and player of the video', () => {
  const data = sermonStructuredData(sermon({ video_url: 'https://youtu.be/dQ-w4_9WgXc?t=5' }), atHalfPastTen);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'The Lord Is Your Keeper',
    description: expect.stringMatching(/./),
    thumbnailUrl: 'https://church.test/sermons/33333333-3333-4333-8333-333333333333/opengraph-image',
    uploadDate: '2026-01-04T10:30:00-06:00',
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQ-w4_9WgXc?rel=0&start=5',
    publisher: { name: church.name },
  });
  // The page of a video is no media file.
  expect(data).not.toHaveProperty('contentUrl');
});

test('a media file is the content itself, and has no player', () => {
  const file = 'https://media.example.org/Sunday%20morning.MP4?v=2';
  const data = sermonStructuredData(sermon({ video_url: file }), atHalfPastTen);
  expect(data).toMatchObject({ '@type': 'VideoObject', contentUrl: file });
  expect(data).not.toHaveProperty('embedUrl');
});

test('the thumbnail is the one staff chose, whether it is here or elsewhere', () => {
  const thumbnailOf = (thumbnail_url: string) =>
    sermonStructuredData(sermon({ thumbnail_url }), atHalfPastTen)?.thumbnailUrl;
  expect(thumbnailOf('/uploads/a.png')).toBe('https://church.test/uploads/a.png');
  expect(thumbnailOf('https://example.com/a.png')).toBe('https://example.com/a.png');
});

test('without a video nothing is claimed', () => {
  expect(
    sermonStructuredData(sermon({ video_url: 'https://example.com/sermon?file=a.mp4' }), atHalfPastTen),
  ).toBeNull();
});

const sound = {
  audio_url: '/sermons/audio/44444444-4444-4444-8444-444444444444/the-lord-is-your-keeper.mp3',
  audio_bytes: 17_280_000,
  audio_seconds: 2292,
  audio_type: 'audio/mpeg',
};

test('a search engine learns the file, the length and the size of the sound, with a video or alone', () => {
  for (const video_url of [sermon().video_url, null]) {
    expect(soundStructuredData(sermon({ ...sound, video_url }), atHalfPastTen)).toMatchObject({
      '@type': 'AudioObject',
      name: 'The Lord Is Your Keeper',
      uploadDate: '2026-01-04T10:30:00-06:00',
      contentUrl: `https://church.test${sound.audio_url}`,
      duration: 'PT38M12S',
      encodingFormat: 'audio/mpeg',
      contentSize: '17280000',
    });
  }
  expect(sermonStructuredData(sermon({ ...sound, video_url: null }), atHalfPastTen)).toBeNull();
  expect(soundStructuredData(sermon(), atHalfPastTen)).toBeNull();
});

test('of sound elsewhere only what is known is stated', () => {
  const audio_url = 'https://sound.example/1.mp3';
  const data = soundStructuredData(sermon({ audio_url }), atHalfPastTen);
  expect(data).toMatchObject({ contentUrl: audio_url });
  for (const unknown of ['duration', 'encodingFormat', 'contentSize'])
    expect(data).not.toHaveProperty(unknown);
});

test('the feed encloses the sound where its length and type are known', () => {
  expect(sermonFeed([sermon({ ...sound, video_url: null })], atHalfPastTen)).toContain(
    `<enclosure url="https://church.test${sound.audio_url}" length="17280000" type="audio/mpeg"/>\n</item>`,
  );
  expect(sermonFeed([sermon({ ...sound, audio_bytes: null })], atHalfPastTen)).not.toContain('<enclosure');
});

test('a sermon without a description has its facts alone', () => {
  const feed = sermonFeed(
    [sermon({ description: '', passage: 'Ruth 1', series: null, date: '' })],
    atHalfPastTen,
  );
  expect(feed).toMatch(/<description>[^<]*Ruth 1<\/description>/);
});

const spanish = toSermon(
  buildSermon({
    title: 'El camino',
    speaker: 'Pastora Ana',
    passage: 'Rut 1',
    series: 'Rut',
    description: 'Sobre la amistad que permanece.',
    video_url: 'https://vimeo.com/76979871',
    notes: 'Dios es [[amor]].',
  }),
);

test('the feed and the structured data of a Spanish-speaking church are in its language', () => {
  const feed = inSpanish(() => sermonFeed([spanish], () => 630));
  expect(feed).toContain(`<title>Sermones de ${defaultChurch.name}</title>`);
  expect(feed).toContain('<language>es</language>');
  expect(feed).toContain('Serie: Rut');
  expect(inSpanish(() => sermonStructuredData(spanish, () => 630))).toMatchObject({ inLanguage: 'es' });
});

test('what staff enter is answered, and marked, in Spanish', () => {
  const said = inSpanish(() => sermonInput.safeParse({}).error?.issues.map(({ message }) => message));
  expect(said).toContain('Elija una fecha.');
  expect(said?.join(' ')).not.toMatch(/Please|must be/);
  expect(inSpanish(() => changeMark('', 0, 0, 'blank')).text).toBe('[[palabra]]');
});
