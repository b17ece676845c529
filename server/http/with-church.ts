import { readChurch } from '#lib/church/read-church.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { log } from '#lib/core/platform/log.ts';
import type { RequestHandler } from './inject.ts';

/** Each request goes by the church's facts as they were when it came, from its beginning to its end. */
export function withChurch(application: RequestHandler): RequestHandler {
  return async (request, response) => {
    const church = await readChurch().catch((error: unknown) => {
      log.error({ err: error }, 'the church’s facts could not be read');
      reportFailedRead();
      return currentChurch();
    });
    return runWithChurch(church, () => application(request, response));
  };
}
