import { expect, test } from 'vitest';
import { codeHashOf, codeOf, isCode } from '#lib/subscribers/codes.ts';
import { topicName } from '#lib/subscribers/schema.ts';
import { tickedTopics, toChoice } from '#lib/subscribers/typed-choice.ts';

const [id, other] = ['3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11', '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e12'];
const asked = new Date('2031-06-01T12:00:00Z');
const later = (hours: number) => new Date(asked.getTime() + hours * 3_600_000);

test('a code has six digits, of one subscriber and one mail', () => {
  const codes = [codeOf(id, asked), codeOf(other, asked), codeOf(id, later(24))];
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBe(3);
  expect(codeOf(id, asked)).toBe(codes[0]);
});

test('a code is right for two days, for its subscriber, and until five were wrong', () => {
  const code = codeOf(id, asked);
  const row = { id, code_hash: codeHashOf(id, code), code_tries: 4, code_expires_at: later(48) };
  expect(row.code_hash).not.toContain(code);
  expect(isCode(row, code, later(47))).toBe(true);
  expect(isCode(row, code === '000000' ? '000001' : '000000', later(47))).toBe(false);
  expect(isCode(row, code, later(48))).toBe(false);
  expect(isCode({ ...row, code_tries: 5 }, code, asked)).toBe(false);
  expect(isCode({ ...row, code_hash: null }, code, asked)).toBe(false);
  expect(isCode({ ...row, id: other }, code, asked)).toBe(false);
});

test.each(['week', ' News ', `ministry:${id}`, `event:${id.toUpperCase()}`])('%s is a topic', (text) => {
  expect(topicName.parse(text)).toBe(text.trim().toLowerCase());
});

test.each(['', 'weekly', 'ministry:', `series:${id}`, `event:${id}_20310601`, `week,news`, 7, null])(
  '%s is no topic',
  (text) => {
    expect(topicName.safeParse(text).success).toBe(false);
  },
);

test('ticks of a form are its topics', () => {
  const typed = { email: 'a@example.org', 'topic week': 'on', [`topic event:${id}`]: 'on', topical: 'x' };
  expect(tickedTopics(typed)).toEqual(['week', `event:${id}`]);
  expect(toChoice(typed)).toEqual({ email: 'a@example.org', topical: 'x', topics: ['week', `event:${id}`] });
  expect(toChoice({})).toEqual({ topics: [] });
});
