import { beforeEach, expect, test, vi } from 'vitest';
import { type Role, roles } from '#lib/core/auth/permissions.ts';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import type { DescribedHandler } from '#lib/core/operations/routes/route.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { type KnownHandler, routeHandlers } from '#tests/support/route-handlers.ts';
import { findServerActions } from '#tests/support/server-actions.ts';
import { rolesFor } from './operation-access.ts';

useDatabase();

/** What stands in every prayer request of this test, and nowhere else. */
const marker = /zebrafinch/i;
const readers: readonly Role[] = ['owner', 'prayer'];
let id: string;

beforeEach(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets');
  newDataFolder();
  const marked = { name: 'Zebrafinch', email: 'zebrafinch@example.org', request: 'For the zebrafinch.' };
  ({ id } = await createPrayerRequest(db(), marked));
  const email = 'zebrafinch-team@example.org';
  const member = await createPrayerTeamEmail(db(), { email });
  const mail = await createMail(db(), { kind: 'prayer_notice', to: email, stopped_at: new Date() });
  await db().prayerNotification.create({
    data: { prayer_request_id: id, prayer_team_email_id: member.id, mail_id: mail.id },
  });
});

async function signIn(role: Role): Promise<void> {
  const { id: staffId } = await createStaff(db(), { roles: [role] });
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId }))).value);
}

/** What a deletion takes away is read before. */
const byReading = (one: KnownHandler, other: KnownHandler) =>
  Number(one.method !== 'GET') - Number(other.method !== 'GET');

/** Pictures have no words, and take long. */
const handlers = routeHandlers.toSorted(byReading).filter(({ path }) => !/icon|og-image|\/og\//.test(path));

/** What these need is found in what was sent: any mail, an empty change, and the ministry of none. */
const within: Record<string, readonly Role[]> = {
  listMails: ['owner', 'prayer'],
  retryMail: ['owner', 'prayer'],
  forgetMail: ['owner', 'prayer'],
  countWaitingMails: ['owner', 'prayer'],
  updateSettings: ['owner', 'editor', 'sermons'],
  updateMinistry: ['owner', 'editor'],
};

const operationOf = ({ handler }: KnownHandler) =>
  'call' in handler ? (handler as DescribedHandler).call.name : '';

/** Asks for the prayer request wherever an id is expected. What is sent cannot be read, so it changes nothing. */
async function ask({ path, method, handler }: KnownHandler) {
  const request = new Request(`http://church.test${path}`, {
    method,
    headers: { host: 'church.test', ...(method !== 'GET' && { 'content-type': 'text/nonsense' }) },
    ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
  });
  const params = { id, name: id, key: id, token: id, bucket: 'x', file: 'y', nextauth: 'csrf' };
  const answer = await handler(request, { params: Promise.resolve(params) });
  return { status: answer.status, text: await answer.text() };
}

const isNotPermitted = (text: string) => text.includes('urn:belltower:problem:not-permitted');

test.each(roles)('every route, asked by the role %s, refuses what the list does not name', async (role) => {
  await signIn(role);
  const [wrong, leaking]: [string[], string[]] = [[], []];
  for (const known of handlers) {
    const { status, text } = await ask(known);
    const operation = operationOf(known);
    const isInAddress = known.method === 'GET' || operation === 'forgetMail';
    const permitted = (isInAddress && within[operation]) || rolesFor(operation);
    const isRefused = status === 403 && isNotPermitted(text);
    const name = `${known.method} ${known.path}`;
    if (isRefused !== (permitted !== undefined && !permitted.includes(role)))
      wrong.push(`${name}: ${status}`);
    if (marker.test(text)) leaking.push(name);
  }
  expect(wrong).toEqual([]);
  expect(leaking.sort()).toEqual(
    readers.includes(role)
      ? [
          'GET /api/functions/notify-prayer-team',
          'GET /api/outbox',
          'GET /api/prayer-requests',
          'GET /api/prayer-team',
        ]
      : [],
  );
});

test.each(roles)('every action, asked by the role %s, refuses what the list does not name', async (role) => {
  const wrong: string[] = [];
  for (const { name, action } of await findServerActions()) {
    await signIn(role);
    const answer = (await action({ id }, new FormData())) as { error?: { code: string } };
    const operation = name.replace(/Action$/, '');
    const permitted = within[operation] ?? rolesFor(operation);
    const isRefused = answer.error?.code === 'not_permitted';
    if (!permitted || (isRefused && permitted.includes(role)) || (!isRefused && !permitted.includes(role)))
      wrong.push(`${name}: ${answer.error?.code}`);
    if (marker.test(JSON.stringify(answer)) && !readers.includes(role))
      wrong.push(`${name} tells of a request`);
  }
  expect(wrong).toEqual([]);
});
