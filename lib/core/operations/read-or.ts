import { log } from '#lib/core/platform/log.ts';

/**
 * Returns the read's result, or `otherwise` if it fails. The failure is logged, and the page is not cached
 * (lib/core/operations/operation.ts).
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
