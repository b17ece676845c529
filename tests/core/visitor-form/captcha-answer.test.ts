import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerMistake, readAnswer } from '#lib/core/visitor-form/captcha-answer.ts';
import { captchaFields } from '#lib/core/visitor-form/schema.ts';
import { inSpanish } from '#tests/support/church.ts';

const input = z.object(captchaFields);

test.each([
  ['12', 12],
  [' 1 2 ', 12],
  ['１２', 12],
  ['\u200F١٢', 12],
  ['۷', 7],
  ['२०', 20],
  ['𝟗', 9],
  ['𑁧', 1],
  ['', null],
  ['twelve', null],
  ['-1', null],
  ['½', null],
  ['1234', null],
])('a sum answered with %j is answered with %j', (typed, number) => {
  expect(readAnswer(typed)).toBe(number);
  const { data } = input.safeParse({ captcha_answer: typed, captcha_token: '' });
  expect(data?.captcha_answer ?? null).toBe(number);
});

test('an empty answer is asked for, one that is no number is incorrect', () => {
  const said = (typed: string) => {
    const { error } = input.safeParse({ captcha_answer: typed, captcha_token: '' });
    return error?.issues.map(({ message }) => message);
  };
  expect(said(' ')).toEqual(['Please answer the question.']);
  expect(said('twelve')).toEqual(['Incorrect answer, please try again.']);
  expect(answerMistake('12')).toBeUndefined();
});

test('a Spanish-speaking church asks for the answer in Spanish', () => {
  inSpanish(() => {
    expect(answerMistake('')).toBe('Responda la pregunta, por favor.');
  });
});
