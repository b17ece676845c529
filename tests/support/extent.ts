/** Whether everything runs (`npm run test:all`), or what every commit needs (`npm test`). */
export const isWhole = process.env.TEST_ALL === 'true';

/** Options of a test that only `npm run test:all` runs. */
export const byNight = { tags: ['night'] };

/** Returns how often to try: all the times in `npm run test:all`, else a tenth of them. */
export function times(count: number): number {
  return isWhole ? count : Math.ceil(count / 10);
}
