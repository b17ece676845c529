import { db } from '#lib/core/platform/db.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes for good the requests that were completed at least `days` days ago. Gives how many those were. */
export async function purgeCompletedRequests(days: number, now = new Date()): Promise<number> {
  // A completed request changes no more, so it was completed when it last changed.
  const before = new Date(now.getTime() - days * dayMilliseconds);
  const { count } = await db().prayerRequest.deleteMany({
    where: { status: 'completed', updated_at: { lte: before } },
  });
  return count;
}
