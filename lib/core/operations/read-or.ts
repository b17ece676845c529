import { log } from '#lib/core/platform/log.ts';

/**
 * What a page reads, or `otherwise` where it cannot be read: the page says so in its own words. The failure is
 * logged, and a page it happened in is not kept (lib/core/operations/operation.ts).
 */
export function readOr<Found, Otherwise>(
  read: Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> {
  return read.catch((error: unknown) => {
    log.error({ err: error }, 'a page could not read all it shows');
    return otherwise;
  });
}
