import { expect, test } from 'vitest';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import english from '#lib/language/generated/en.ts';
import { checkPrayerRequest } from '#lib/prayer/request-rules.ts';
import { prayerRequestInput } from '#lib/prayer/schema.ts';
import { inSpanish } from '#tests/support/church.ts';

const right = { name: 'Jo', email: 'jo@example.org', request: '0123456789' };

test('the shortest name and request that are long enough are taken', () => {
  expect(checkPrayerRequest(right)).toEqual({});
});

test.each([
  ['name', ' J ', 'Name must be at least 2 characters.'],
  ['email', 'jo@example', 'Please enter a valid email address.'],
  ['email', '', 'Please enter a valid email address.'],
  ['email', 'jo@example.org, ann@example.org', 'Please enter a valid email address.'],
  ['email', 'jo@example.org\nBcc: x@example.org', 'Please enter a valid email address.'],
  ['request', ' 012345678 ', 'Prayer request must be at least 10 characters.'],
])('%s %j is refused with its text', (field, value, message) => {
  expect(checkPrayerRequest({ ...right, [field]: value })).toEqual({ [field]: message });
});

test('the server names everything that is wrong at once, a missing answer included', () => {
  const result = prayerRequestInput.safeParse({});
  const messages = Object.fromEntries(
    result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
  expect(messages).toEqual({
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    request: 'Prayer request must be at least 10 characters.',
    captcha_answer: 'Incorrect answer, please try again.',
  });
});

test('a form of plain text fields is read as the values it means', () => {
  const typed = { ...right, is_anonymous: 'on', captcha_answer: ' 12 ', captcha_token: 't' };
  expect(prayerRequestInput.parse(typed)).toMatchObject({ is_anonymous: true, captcha_answer: 12 });
});

test('a character that PostgreSQL cannot store is refused, and a line break is not', () => {
  const typed = { ...right, captcha_answer: 2 };
  const refused = () => parseInput(prayerRequestInput, { ...typed, request: 'Please\0 pray for us' });
  expect(refused).toThrow(english.errors.controlCharacters);
  const request = 'Please pray\nfor us.';
  expect(parseInput(prayerRequestInput, { ...typed, request }).request).toBe(request);
});

test('a Spanish-speaking church answers in Spanish, in its form and in its API', () => {
  inSpanish(() => {
    expect(checkPrayerRequest({ ...right, name: 'J' })).toEqual({
      name: 'El nombre debe tener al menos 2 caracteres.',
    });
    const { error } = prayerRequestInput.safeParse({ ...right, email: 'jo', captcha_answer: '7' });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Escriba una dirección de correo electrónico válida.',
    ]);
  });
});
