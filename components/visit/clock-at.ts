import { currentServices } from '#lib/core/church/current-services.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { clockWords, mainService } from '#lib/core/church/service-labels.ts';

/** The clock time so many minutes from the start of the service that everyone gathers at, such as '8:40 AM'. */
export function clockAt(minutes: number): string {
  const { start } = mainService(currentServices()) ?? defaultServices[0];
  return clockWords((start + minutes + 1440) % 1440);
}
