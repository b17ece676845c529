import { currentServices } from '#lib/core/church/current-church.ts';
import { clockWords, mainService } from '#lib/core/church/service-labels.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Returns the clock time a number of minutes from the start of the main service, such as '8:40 AM'; without a
 * service the offset, such as '20 minutes before'.
 */
export function clockAt(minutes: number): string {
  const main = mainService(currentServices());
  if (main) return clockWords((main.start + minutes + 1440) % 1440);
  const { start, before, after } = messages.churchPages.visit;
  if (minutes === 0) return start;
  return minutes < 0 ? before(-minutes) : after(minutes);
}
