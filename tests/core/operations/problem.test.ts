import { expect, test } from 'vitest';
import { AppError, codeOfProblem, type ErrorCode, statusOf } from '#lib/core/operations/errors.ts';
import { toProblem } from '#lib/core/operations/problem.ts';

test.each(Object.keys(statusOf) as ErrorCode[])('a browser reads %s out of what the site answers', (code) => {
  expect(codeOfProblem(toProblem(new AppError(code, 'why')))).toBe(code);
});

test.each([{}, { type: 'about:blank' }, { type: 'urn:belltower:problem:toString' }])(
  'what is no problem of the site is an internal one: %j',
  (problem) => {
    expect(codeOfProblem(problem)).toBe('internal');
  },
);
