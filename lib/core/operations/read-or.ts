import { log } from '#lib/core/process/log.ts';
import { AppError, toAppError } from './errors.ts';

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

/**
 * Returns the work's result. A failure is logged, and its message replaced by `text`.
 * @throws AppError
 */
export async function orFailWith<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, `Database error: ${error instanceof Error ? error.message : String(error)}`);
    const { code, more } = toAppError(error);
    throw new AppError(code, text, more);
  }
}
