import { parseFeed } from '@rowanmanning/feed-parser';
import { parseRssFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { podcastCategories } from '#lib/podcast/categories.ts';
import type { Episode } from '#lib/podcast/feed/feed-item.ts';
import { podcastFeed } from '#lib/podcast/feed/podcast-feed.ts';
import { withinBytes } from '#lib/podcast/feed/within-bytes.ts';
import { podcastGuid } from '#lib/podcast/guid.ts';
import type { Podcast } from '#lib/podcast/schema.ts';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://church.test'));

const podcast: Podcast = {
  title: 'Sermons & Songs',
  author: 'Saint Ann’s',
  summary: 'What was preached.',
  category: 'Religion & Spirituality/Christianity',
  art_url: null,
  owner_email: 'office@church.test',
  language: 'en-us',
  guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  apple_url: null,
  spotify_url: null,
  updated_at: '2026-01-05T18:00:00.000Z',
};

function episode(at: number, others: Partial<Episode> = {}): Episode {
  const day = new Date(Date.UTC(2026, 0, 4) - at * 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    id: `33333333-3333-4333-8333-${String(at).padStart(12, '0')}`,
    episode_guid: null,
    title: `No. ${at} <of> “many”`,
    speaker: 'Ann & Ben',
    date: day,
    passage: 'Luke 10:25-37',
    description: 'On mercy.\nAnd neighbors.',
    series: 'Who Is My Neighbor?',
    series_slug: 'who-is-my-neighbor',
    audio_url: `/sermons/audio/${at}/no.mp3`,
    audio_bytes: 26_000_000 + at,
    audio_seconds: 2292,
    audio_type: 'audio/mpeg',
    hasChapters: false,
    hasTimedTranscript: false,
    changedAt: '2026-01-04T18:00:00.000Z',
    ...others,
  };
}

const startedAt = (date: string) => `${date}T10:30:00-06:00`;
const art = '/podcast-art/abc.jpg';
const feedOf = (episodes: Episode[], settings: Partial<Podcast> = {}) =>
  podcastFeed({ ...podcast, ...settings }, { art, episodes, startedAt });

describe.each([1, 1000])('a podcast of %i episodes', (count) => {
  const episodes = Array.from({ length: count }, (_, at) => episode(at));

  test('is read whole by three parsers of others', async () => {
    const xml = feedOf(episodes);
    const { items = [], ...channel } = parseRssFeed(xml);
    expect(channel.title).toBe(podcast.title);
    expect(channel.podcast?.guid).toBe(podcast.guid);
    expect(channel.itunes?.image).toBe(`https://church.test${art}`);
    expect(items).toHaveLength(count);
    expect(items[0]?.enclosures?.[0]).toMatchObject({
      ...{ url: 'https://church.test/sermons/audio/0/no.mp3', length: 26_000_000, type: 'audio/mpeg' },
    });
    const second = await new Parser().parseString(xml);
    expect(second.items).toHaveLength(count);
    expect(second.items[0]).toMatchObject({ guid: episodes[0]?.id, title: episodes[0]?.title });
    expect(second.items[0]?.itunes?.duration).toBe('2292');
    const third = parseFeed(xml);
    expect(third.items).toHaveLength(count);
    expect(third.items[0]?.media[0]).toMatchObject({ length: 26_000_000, mimeType: 'audio/mpeg' });
    expect(third.items[0]?.published?.toISOString()).toBe('2026-01-04T16:30:00.000Z');
  });

  test('gives the same bytes when it is asked twice, and every episode another id', () => {
    expect(feedOf(episodes)).toBe(feedOf(episodes));
    const guids = [...feedOf(episodes).matchAll(/<guid isPermaLink="false">([^<]+)/g)].map(
      ([, guid]) => guid,
    );
    expect(new Set(guids).size).toBe(count);
  });
});

describe('what directories require', () => {
  const parsed = () =>
    parseRssFeed(feedOf([episode(0, { hasChapters: true, hasTimedTranscript: true }), episode(1)]));

  test('of the podcast: Apple’s required tags, the owner, the feed’s own address, and the lock', () => {
    const channel = parsed();
    expect(channel).toMatchObject({
      ...{ description: 'What was preached.', language: 'en-us', link: 'https://church.test/sermons' },
      image: { url: `https://church.test${art}`, title: podcast.title, link: 'https://church.test/sermons' },
      itunes: {
        categories: [{ text: 'Religion & Spirituality', categories: [{ text: 'Christianity' }] }],
        ...{ explicit: false, author: 'Saint Ann’s', type: 'episodic' },
        owner: { name: 'Saint Ann’s', email: 'office@church.test' },
      },
      podcast: { locked: { value: true, owner: 'office@church.test' } },
    });
    expect(channel.atom?.links).toEqual([
      { rel: 'self', type: 'application/rss+xml', href: 'https://church.test/podcast.xml' },
    ]);
  });

  test('of an episode: its words with passage and series, its season, speaker, transcript and chapters', () => {
    const [item] = parsed().items ?? [];
    expect(item?.description).toBe(
      'January 4, 2026 · Luke 10:25-37 · Series: Who Is My Neighbor?\n\nOn mercy.\nAnd neighbors.',
    );
    expect(item?.itunes).toMatchObject({ season: 1, episode: 2, explicit: false, duration: 2292 });
    expect(item?.podcast).toMatchObject({
      season: { number: 1, name: 'Who Is My Neighbor?' },
      persons: [{ display: 'Ann & Ben' }],
      transcripts: [
        { url: expect.stringMatching(/\/transcript\.vtt$/), type: 'text/vtt', language: 'en-us' },
        { url: expect.stringMatching(/\/transcript\.srt$/), type: 'application/x-subrip' },
      ],
      chapters: { url: expect.stringMatching(/\/chapters\.json$/), type: 'application/json+chapters' },
    });
  });

  test('no enclosure of the site has a query, and one elsewhere is percent-encoded', () => {
    const xml = feedOf([
      episode(0, { audio_url: 'https://pod.example/Parte 1 Sermón.m4a', audio_bytes: 9, audio_type: null }),
    ]);
    expect(xml).toContain(
      '<enclosure url="https://pod.example/Parte%201%20Serm%C3%B3n.m4a" length="9" type="audio/x-m4a"/>',
    );
    expect(feedOf([episode(1)])).not.toMatch(/<enclosure url="[^"]*\?/);
  });
});

test('series are seasons in the order of their first days, and a sermon without one has none', () => {
  const xml = feedOf([
    episode(0, { series: 'Second', series_slug: 'second' }),
    episode(1, { series: null, series_slug: null }),
    episode(2),
    episode(3),
  ]);
  const seasons = (parseRssFeed(xml).items ?? []).map(({ itunes }) => [itunes?.season, itunes?.episode]);
  expect(seasons).toEqual([
    [2, 1],
    [undefined, undefined],
    [1, 2],
    [1, 1],
  ]);
});

test('an episode that was imported keeps its id', () => {
  expect(feedOf([episode(0, { episode_guid: 'tag:old,1' })])).toContain(
    '<guid isPermaLink="false">tag:old,1</guid>',
  );
});

test('the guid of the podcast is as the podcast index computes it', () => {
  // The podcast index has this example.
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(
    '917393e3-1b1e-5cef-ace4-edaa54e1f810',
  );
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml//')).toBe(
    podcastGuid('mp3s.nashownotes.com/pc20rss.xml'),
  );
});

test('a text is cut at a word within its bytes', () => {
  const cut = withinBytes('ünter '.repeat(1000), 100);
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(100);
  expect(cut).toMatch(/ünter…$/);
  expect(withinBytes('short', 100)).toBe('short');
});

test('the categories are those of Apple: 19 with their subcategories', () => {
  expect(podcastCategories.filter((category) => !category.includes('/'))).toHaveLength(19);
  expect(podcastCategories).toHaveLength(110);
});
