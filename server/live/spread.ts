import type { LiveTopic } from '#lib/core/cache/live-topics.ts';

/** How many pages a second may come with their questions; each has a handful of them. */
const pagesPerSecond = 500;
const fewPages = 100;
const longestMilliseconds = 10_000;

/**
 * Over how long so many open pages spread what they ask after a change, in milliseconds. A few ask at once, and so
 * do the pages of staff, who alone listen for prayer requests.
 */
export function spreadOf(pages: number, topic: LiveTopic): number {
  if (pages < fewPages || topic === 'prayer-requests') return 0;
  return Math.min(Math.round((pages / pagesPerSecond) * 1000), longestMilliseconds);
}
