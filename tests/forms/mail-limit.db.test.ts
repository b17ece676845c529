import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { greetedName } from '#lib/forms/answers/greeted-name.ts';
import { signUpConfirmation } from '#lib/forms/mail.tsx';
import { createForm } from '#prisma/factories/form.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { seriesWithPeople, sundays } from './dates/changing.ts';
import { signUp } from './sending.ts';

useDatabase({ as: visitor });
beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
});

/** Minutes from now until each mail to the address leaves, in order. */
async function minutes(to: string): Promise<number[]> {
  const rows = await db().mail.findMany({ where: { to }, orderBy: { send_after: 'asc' } });
  return rows.map(({ send_after }) => Math.round((send_after.getTime() - Date.now()) / 60_000));
}

describe('mails to one address that visitors cause', () => {
  test('leave at most five an hour, whatever forms and dates they are of; others wait for their turn', async () => {
    const { form } = await seriesWithPeople([]);
    const other = await createForm(db());
    const email = 'stranger@example.org';
    for (const date of sundays) await signUp(form.id, { date, email });
    for (const _time of [1, 2]) await signUp(other.id, { email });
    expect(await minutes(email)).toEqual([0, 0, 0, 0, 0, 60]);
    vi.setSystemTime(new Date('2031-05-20T15:30:00Z'));
    for (const date of sundays) await signUp(form.id, { date, email });
    expect(await minutes(email)).toEqual([-30, -30, -30, -30, -30, 30, 30, 30, 30, 30]);
    await signUp(form.id, { date: sundays[0], email: 'another@example.org' });
    expect(await minutes('another@example.org')).toEqual([0]);
  });

  test('are as many for sign-ups at once', async () => {
    const forms = [];
    for (let place = 0; place < 7; place++) forms.push(await createForm(db()));
    await Promise.all(forms.map(({ id }) => signUp(id, { email: 'stranger@example.org' })));
    expect((await minutes('stranger@example.org')).filter((wait) => wait === 0)).toHaveLength(5);
  });
});

test.each([
  'Win 500 at https://evil.example/now',
  'evil.example',
  't.co',
  'www.evil',
  'call ann@example.org',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil。example',
  '10.20.30.40',
  'a'.repeat(81),
  'No more words for you '.repeat(6),
])('nobody is greeted by %j', async (name) => {
  const { id } = await createForm(db());
  expect((await signUp(id, { name })).status).toBe(201);
  const row = await db().formAnswer.findFirstOrThrow();
  const data = await signUpConfirmation.load(row.id, db());
  expect(data && signUpConfirmation.parts(data)[0]).toBe('Hello,');
  expect(data && JSON.stringify(signUpConfirmation.parts(data))).not.toContain(name);
});

test.each(['Ruth', 'Dr. J. R. Smith', 'María de los Ángeles Núñez', 'St. John', 'a'.repeat(80), '李小龙'])(
  'somebody is greeted by %j',
  (name) => {
    expect(greetedName(name)).toBe(name);
  },
);
