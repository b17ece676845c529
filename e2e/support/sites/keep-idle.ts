import { asStaff } from '../prayer.ts';
import { staffCookie } from '../test.ts';
import { startedHere } from './places.ts';

/** What staff say of the stream until a test says otherwise: no service is on, whatever the hour. */
export const idle = { live_override: 'off', live_override_until: '2999-12-31T00:00:00Z' };

/** Before all tests: they find the same pages on a Sunday morning as on any other day. */
export default async function keepIdle(): Promise<void> {
  for (const { origin } of startedHere) {
    const answer = await asStaff(origin, await staffCookie(origin), 'PATCH', '/api/settings', idle);
    if (answer.status !== 200) throw new Error(`The stream is not idle: ${await answer.text()}`);
  }
}
