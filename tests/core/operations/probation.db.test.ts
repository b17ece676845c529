import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { answerPrayerForm } from '#lib/prayer/commands.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { inSpanish } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase({ as: visitor });
beforeEach(() => vi.stubEnv('PROBATION', '1'));

const typed = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for my neighbor.' };
const words = 'A minute, please: the site is being updated. Please send it again then.';

function solved() {
  const { a, b, token } = issueCaptcha();
  return { ...typed, captcha_answer: String(a + b), captcha_token: token };
}

test('a change is refused before it is read, and nothing is written', async () => {
  const answer = await callApi('POST /api/prayer-requests', { body: solved() });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ type: 'urn:belltower:problem:unavailable', detail: words });
  expect(await db().prayerRequest.count()).toBe(0);
  expect((await callApi('POST /api/prayer-requests', { body: {} })).status).toBe(503);
});

test('it is refused in the language of the church', async () => {
  const answer = await inSpanish(() => callApi('POST /api/prayer-requests', { body: solved() }));
  expect(answer.body.detail).toMatch(/^Un minuto, por favor: el sitio se está actualizando/);
});

test('reads are as always, also those of staff', async () => {
  expect((await callApi('GET /api/events')).status).toBe(200);
  session.actor.mockResolvedValue(staff);
  expect((await callApi('GET /api/office')).status).toBe(200);
});

test('a form without scripts comes back with what was typed, its sum and the answer', async () => {
  const posted = solved();
  const answer = await answerPrayerForm.execute(visitor, posted);
  expect(answer).toMatchObject({
    isSent: false,
    typed: { ...typed, is_anonymous: false },
    captcha: { token: posted.captcha_token, answer: posted.captcha_answer },
    later: true,
    message: words,
    fields: {},
  });
  vi.stubEnv('PROBATION', '');
  expect(await answerPrayerForm.execute(visitor, posted)).toEqual({ isSent: true });
});

test('a form that asks for its first sum gets one', async () => {
  const answer = await answerPrayerForm.execute(visitor, typed);
  expect(answer).toMatchObject({
    typed,
    captcha: { token: expect.any(String) },
    later: true,
  });
});

test('no counter is written', async () => {
  for (let tries = 0; tries < 40; tries++) await spendTry('guessedLinks', '203.0.113.9');
  expect((await sql('SELECT FROM rate_limits')).rows).toEqual([]);
});
