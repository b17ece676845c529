import { expect, it } from 'vitest';
import { describeError } from '#lib/core/process/log.ts';

it('the log tells what an error is and where it happened, and nothing of what hangs on it', () => {
  const error = Object.assign(new Error('terminating connection', { cause: new Error('told to stop') }), {
    code: '57P01',
    client: { secretKey: 1266, parameters: { password: 'let me in' } },
  });
  const entry = describeError(error) as Record<string, string>;
  expect(Object.keys(entry)).toEqual(['type', 'message', 'stack', 'code']);
  expect(entry).toMatchObject({
    type: 'Error',
    message: 'terminating connection: told to stop',
    code: '57P01',
  });
  expect(JSON.stringify(entry)).not.toMatch(/1266|let me in/);
});

it('what was thrown and is no error is told as it is', () => {
  expect(describeError('out of paper')).toBe('out of paper');
});
