import { expect, test } from 'vitest';
import { z } from 'zod';
import { atMost } from '#lib/core/operations/fields.ts';
import { toProblem } from '#lib/core/operations/problem.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import spanish from '#lib/language/generated/es.ts';
import { inChurch, inSpanish } from '#tests/support/church.ts';

/** Returns the problem details of an input that does not fit, as a church of this language gets them. */
function refusal(language: 'en' | 'es', schema: z.ZodType, input: unknown) {
  return inChurch({ language }, () => {
    try {
      parseInput(schema, input);
    } catch (error) {
      return toProblem(error);
    }
    throw new Error('The input was taken.');
  });
}

const schema = z.object({ name: atMost(3), age: z.int() });

test('a refusal is in the church’s language, with the words of checks that have no message of their own', () => {
  const errors = { name: [spanish.errors.atMost(3)], age: [expect.stringMatching(/^Entrada inválida/)] };
  expect(refusal('es', schema, { name: 'Ruth', age: 'x' })).toMatchObject({
    title: spanish.problemTitles.invalid,
    detail: spanish.errors.atMost(3),
    errors,
  });
});

test('in English they stay as they were', () => {
  expect(refusal('en', schema, { name: 'Ruth', age: 'x' })).toMatchObject({
    title: 'Not valid',
    errors: {
      name: ['Please use at most 3 characters.'],
      age: ['Invalid input: expected number, received string'],
    },
  });
});

test('an unexpected failure is told in the church’s language', () => {
  const told = inSpanish(() => toProblem(new TypeError('x')));
  expect(told).toMatchObject({ title: spanish.problemTitles.internal, detail: spanish.errors.unexpected });
});
