import { currentServices } from '#lib/core/church/current-church.ts';
import { clockWords, mainService } from '#lib/core/church/service-labels.ts';

/**
 * Returns the clock time a number of minutes from the start of the main service, such as '8:40 AM'; without a
 * service the offset, such as '20 minutes before'.
 */
export function clockAt(minutes: number): string {
  const main = mainService(currentServices());
  if (main) return clockWords((main.start + minutes + 1440) % 1440);
  if (minutes === 0) return 'The start';
  return minutes < 0 ? `${-minutes} minutes before` : `${minutes} minutes in`;
}
