import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { prayerTeamContent } from '#lib/prayer/team/content.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const post = (body: unknown) => callApi('POST /api/prayer-team', { body });

test('a member is added active, with a blank name as none', async () => {
  const answer = await post({ name: '  ', email: ' Jo@Example.org ' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ name: null, email: 'jo@example.org', active: true });
  expect(answer.headers.get('location')).toBe(`/api/prayer-team/${answer.body.id}`);
});

test('an address that is there already is refused, however it is written', async () => {
  await createPrayerTeamEmail(db(), { email: 'Jo@example.org' });
  const answer = await post({ email: 'jo@EXAMPLE.org' });
  expect(answer.status).toBe(409);
  expect(answer.body.detail).toBe('The email may already exist.');
});

test.each(['user@xn--e1afmkfd.xn--p1ai', 'user@xn--mnchen-3ya.xn--3oq18vl8pn36a'])(
  'an address as browsers hand it over is taken: %s',
  async (email) => {
    expect(await post({ email })).toMatchObject({ status: 201, body: { email } });
  },
);

test('composed and decomposed letters are one address', async () => {
  expect((await post({ email: 'jose\u0301@example.org' })).body.email).toBe('jos\u00E9@example.org');
  expect((await post({ email: 'jos\u00E9@example.org' })).status).toBe(409);
});

test.each([
  ['user@m\u00FCnchen.example', 'user@xn--mnchen-3ya.example'],
  ['USER@xn--mnchen-3ya.example', 'user@mu\u0308nchen.example'],
  ['jose\u0301@nin\u0303o.example', 'jos\u00E9@xn--nio-8ma.example'],
])('an address of other letters is one mailbox in every spelling: %s, %s', async (stored, typed) => {
  await createPrayerTeamEmail(db(), { email: stored });
  expect((await post({ email: typed })).status).toBe(409);
  const same = await prayerTeamContent.imported?.findSame?.(db(), [{ row: { email: typed } }]);
  expect(same?.size).toBe(1);
});

test('two who add one address at once add it once', async () => {
  const answers = await Promise.all([post({ email: 'jo@example.org' }), post({ email: 'jo@example.org' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('what is no address is refused with the text of the form', async () => {
  expect((await post({ email: 'jo' })).body.errors).toEqual({
    email: ['Please enter a valid email address'],
  });
});

test('a member is switched off and on again', async () => {
  const { id } = await createPrayerTeamEmail(db());
  const patch = (active: unknown) => callApi(`PATCH /api/prayer-team/${id}`, { body: { active } });
  expect((await patch(false)).body).toMatchObject({ id, active: false });
  expect((await patch(true)).body).toMatchObject({ id, active: true });
  expect((await patch('perhaps')).status).toBe(422);
});

test('a member is removed, once', async () => {
  const { id } = await createPrayerTeamEmail(db());
  const call = () => callApi(`DELETE /api/prayer-team/${id}`);
  expect((await call()).status).toBe(204);
  expect((await call()).status).toBe(404);
});

test('the list begins with who joined first', async () => {
  for (const [email, day] of [
    ['second@example.org', '2031-01-02'],
    ['first@example.org', '2031-01-01'],
  ] as const) {
    await createPrayerTeamEmail(db(), { email, created_at: new Date(day) });
  }
  const answer = await callApi('GET /api/prayer-team');
  expect(answer.body.map(({ email }: { email: string }) => email)).toEqual([
    'first@example.org',
    'second@example.org',
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
