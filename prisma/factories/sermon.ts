import { church } from '#lib/core/church/church.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Sermon } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  title: 'The Lord Is Your Keeper',
  speaker: 'Lead Pastor',
  date: '2026-01-04',
  passage: 'Psalm 121',
  video_url: `https://www.youtube.com/watch?v=${church.defaultVideoId}`,
  description: 'A psalm for people who are about to set out and are not sure they will arrive.',
  thumbnail_url: null,
  series: 'Songs for the Road',
  notes: null,
  audio_url: null,
  audio_file: null,
  audio_bytes: null,
  audio_seconds: null,
  audio_type: null,
  audio_sha256: null,
  chapters: [],
  episode_guid: null,
} satisfies Prisma.SermonUncheckedCreateInput;

/** A sermon row that is not in a database. */
export function buildSermon(overrides: Partial<Sermon> = {}): Sermon {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    ...defaults,
    series_slug: 'songs-for-the-road',
    has_transcript: false,
    created_at: new Date('2026-01-04T18:00:00Z'),
    updated_at: new Date('2026-01-04T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a sermon and returns its row. The database sets id and times unless given. */
export function createSermon(
  client: Database,
  overrides: Partial<Prisma.SermonUncheckedCreateInput> = {},
): Promise<Sermon> {
  return client.sermon.create({ data: { ...defaults, ...overrides } });
}
