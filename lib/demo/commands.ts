import 'server-only';
import { signInHere } from '#lib/core/auth/actor.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { demoPersonId } from '#prisma/demo/people.ts';
import { assertDemo } from './assert-demo.ts';
import { demoEntry } from './schema.ts';

/**
 * Signs this browser in as the person of the demo who has that role, without a password. Returns the session.
 * @throws AppError `not_found` on a site that is no demo, `too_many_requests`
 */
export const enterDemo = command({
  name: 'enterDemo',
  access: 'anyone',
  input: demoEntry,
  changes: null,
  run: async ({ role }, { actor }) => {
    assertDemo();
    await spendTry('demoSignIns', actor.address);
    return signInHere({ staffId: demoPersonId(role) });
  },
});
