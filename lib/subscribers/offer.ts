import 'server-only';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { log } from '#lib/core/process/log.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';

/** Returns whether pages offer letters: while mails can leave. Some topics there are always. */
export async function areLettersOffered(): Promise<boolean> {
  return isMailSetUp().catch((error: unknown) => {
    log.error({ err: error }, 'whether letters can be offered could not be read');
    reportFailedRead();
    return false;
  });
}
