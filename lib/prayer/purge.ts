import { db } from '#lib/core/platform/db.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes requests that were completed at least `days` days ago, permanently. Returns their number. */
export async function purgeCompletedRequests(days: number, now = new Date()): Promise<number> {
  // A completed request cannot change, so its last change was its completion.
  const before = new Date(now.getTime() - days * dayMilliseconds);
  const { count } = await db().prayerRequest.deleteMany({
    where: { status: 'completed', updated_at: { lte: before } },
  });
  return count;
}
