import { db } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';

/** Sermons that are episodes: directories refuse sound whose size the feed does not tell. */
export const episodes = {
  audio_url: { not: null },
  audio_bytes: { not: null },
} satisfies Prisma.SermonWhereInput;

const mostNamed = 5;

/** Returns how many sermons have sound of an unknown size, and the titles of the newest. */
export async function findUnsized(): Promise<{ count: number; titles: string[] }> {
  const where = { audio_url: { not: null }, audio_bytes: null } satisfies Prisma.SermonWhereInput;
  const [count, newest] = await Promise.all([
    db().sermon.count({ where }),
    db().sermon.findMany({ where, orderBy: { date: 'desc' }, take: mostNamed, select: { title: true } }),
  ]);
  return { count, titles: newest.map(({ title }) => title) };
}
