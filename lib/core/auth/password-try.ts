import 'server-only';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { currentAddress, currentDevice } from './actor.ts';
import { trustedDevice } from './trusted-device.ts';

/**
 * Runs `check` and counts a wrong password against the client's address and against all unknown browsers together, or
 * against this browser if it has signed in before. Once a limit is spent, the right password is refused too. Returns
 * the result of `check` and whether the browser was unknown.
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
