import { beforeEach, expect, test, vi } from 'vitest';
import robots from '#app/robots.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { db } from '#lib/core/database/db.ts';
import { requestText } from '#lib/core/http/outbound-request.ts';
import { securityHeaders } from '#lib/core/http/security-headers.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { heedDemo, heedDemoFile, largestDemoFileBytes, withinDemo } from '#lib/core/operations/demo.ts';
import { findDemo } from '#lib/demo/queries.ts';
import { demoRoles } from '#lib/demo/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { isMailSetUp, mailsWaitFor } from '#lib/mail/sender.ts';
import { demoStaff } from '#prisma/demo/people.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askApi, callApi } from '#tests/support/requests.ts';

useDatabase();
beforeEach(async () => {
  await db().staff.createMany({ data: demoStaff('en') });
});

const enter = (role: string) =>
  askApi('POST /api/demo/sessions', {
    body: `role=${role}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test.each(demoRoles)('a form without scripts signs in as %s and leads to the office', async (role) => {
  vi.stubEnv('DEMO', '1');
  const answer = await enter(role);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/office');
  const rolesOfPeople = { secretary: ['editor'], pastor: ['owner'], youth: ['leader'] };
  expect(await currentActor()).toMatchObject({ role: 'admin', aal: 'aal1', roles: rolesOfPeople[role] });
});

test('on any other site there is nothing at these addresses, and nobody is signed in', async () => {
  expect((await enter('pastor')).status).toBe(404);
  expect((await callApi('GET /api/demo')).status).toBe(404);
  expect(await currentActor()).toMatchObject({ role: 'visitor' });
});

test('another role, JSON, and another website are refused', async () => {
  vi.stubEnv('DEMO', '1');
  expect((await enter('bishop')).status).toBe(422);
  expect((await askApi('POST /api/demo/sessions', { body: { role: 'pastor' } })).status).toBe(415);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
  expect((await askApi('POST /api/demo/sessions', { body: 'role=pastor', headers })).status).toBe(403);
});

test('tells by the server’s clock when it begins again', async () => {
  vi.stubEnv('DEMO', '1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T14:56:10.500Z') });
  expect(await findDemo.execute(visitor, {})).toEqual({
    resets_at: '2026-11-30T15:00:00.000Z',
    seconds_left: 230,
  });
  vi.useRealTimers();
});

test('no search engine is let in', () => {
  vi.stubEnv('DEMO', '1');
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  expect(securityHeaders()).toMatchObject({ 'X-Robots-Tag': 'noindex, nofollow' });
  expect(pageMetadata({ path: '/' }).robots).toEqual({ index: false, follow: false });
  vi.stubEnv('DEMO', '');
  expect(securityHeaders()).not.toHaveProperty('X-Robots-Tag');
});

test('mail waits with a sentence that says it goes nowhere', async () => {
  vi.stubEnv('DEMO', '1');
  expect(await mailsWaitFor()).toBe(messages.demo.mail);
  expect(await isMailSetUp()).toBe(false);
});

test('no other website is asked for anything', async () => {
  vi.stubEnv('DEMO', '1');
  const asked = requestText('https://church.example/feed', { timeoutMilliseconds: 1000, maximumBytes: 10 });
  await expect(asked).rejects.toMatchObject({ message: messages.demo.noOutside });
});

test('files are small, and few from one address', async () => {
  await expect(heedDemoFile(largestDemoFileBytes + 1, staff)).resolves.toBeUndefined();
  vi.stubEnv('DEMO', '1');
  await expect(heedDemoFile(largestDemoFileBytes, staff)).resolves.toBeUndefined();
  await expect(heedDemoFile(largestDemoFileBytes + 1, staff)).rejects.toMatchObject({ code: 'too_large' });
  const usual = { largestBytes: 9_000_000, tooLarge: () => 'usual' };
  expect(withinDemo(usual)).toMatchObject({ largestBytes: largestDemoFileBytes });
  const flood = Array.from({ length: 60 }, () => heedDemoFile(1, staff));
  await expect(Promise.all(flood)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(heedDemoFile(1, { address: '203.0.113.9' })).resolves.toBeUndefined();
});

test('changes of staff are counted by address, reads and visitors are not', async () => {
  vi.stubEnv('DEMO', '1');
  await heedDemo(visitor, false);
  await heedDemo(staff, false);
  const counted = await db().$queryRaw<{ points: number }[]>`
    SELECT points FROM rate_limits WHERE key LIKE 'demoChanges:%'`;
  expect(counted).toEqual([{ points: 1 }]);
});
