import { currentServices } from '#lib/core/church/current-services.ts';
import { clockWords, mainService } from '#lib/core/church/service-labels.ts';

/**
 * The clock time so many minutes from the start of the service that everyone gathers at, such as '8:40 AM'. Without
 * a service how long before or after it, such as '20 minutes before'.
 */
export function clockAt(minutes: number): string {
  const main = mainService(currentServices());
  if (main) return clockWords((main.start + minutes + 1440) % 1440);
  if (minutes === 0) return 'The start';
  return minutes < 0 ? `${-minutes} minutes before` : `${minutes} minutes in`;
}
