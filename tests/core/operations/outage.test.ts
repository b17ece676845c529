import { expect, test } from 'vitest';
import { toAppError } from '#lib/core/operations/errors.ts';

const errorWith = (more: object, message = 'x') => Object.assign(new Error(message), more);

test.each([
  ['refused', errorWith({ code: 'ECONNREFUSED' })],
  ['not answering', errorWith({}, 'Connection terminated due to connection timeout')],
  ['cut off', errorWith({}, 'Connection terminated unexpectedly')],
  ['with no connection to spare', errorWith({}, 'timeout exceeded when trying to connect')],
  ['that starts no transaction in time', errorWith({ code: 'P2028' })],
  ['that a plain query cannot reach', errorWith({ code: 'P2010' }, "Can't reach database server at db:5432")],
  ['shutting down', errorWith({ code: 'P2010' }, 'Raw query failed. Code: `57P01`. Message: `shutdown`')],
  ['far inside the failure', errorWith({ cause: errorWith({ cause: errorWith({ code: 'P1001' }) }) })],
])('a database %s is a site that is not available, and says when to come back', (_, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', more: { retryAfterSeconds: 5 } });
});

test.each([
  errorWith({ code: 'P2002' }),
  errorWith({ code: 'P2010' }, 'Raw query failed. Code: `22021`'),
  new TypeError('x is undefined'),
])('any other failure is an internal one', (error) => {
  expect(toAppError(error).code).toBe('internal');
});
