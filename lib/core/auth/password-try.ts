import 'server-only';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { currentAddress, currentDevice } from './actor.ts';
import { trustedDevice } from './trusted-device.ts';

/**
 * Every wrong password costs a try: of its address, and of all unknown browsers together or, where this one has
 * signed in before, of its own. While none is left, the right one is refused too. Gives what `check` gave, and
 * whether the browser was unknown.
 * @throws AppError `too_many_requests`, and what `check` throws
 */
export async function countPasswordTry<Result>(
  check: () => Promise<Result>,
  isRight: (result: Result) => boolean,
): Promise<{ result: Result; isNewDevice: boolean }> {
  const address = await currentAddress();
  const device = trustedDevice(await currentDevice());
  await spendTry('passwordTries', address);
  await spendTry('strangersPasswordTries', device ?? 'strangers');
  const result = await check();
  if (isRight(result)) {
    await refundTry('passwordTries', address);
    await refundTry('strangersPasswordTries', device ?? 'strangers');
  }
  return { result, isNewDevice: device === undefined };
}
