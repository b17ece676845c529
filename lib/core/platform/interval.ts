import { log } from './log.ts';

/** Does the work now and again and again; a failure is told and the next round tries again. */
export function repeat(name: string, milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
  const once = () => work().catch((error: unknown) => log.warn({ err: error }, `${name} failed`));
  void once();
  return setInterval(once, milliseconds).unref();
}
