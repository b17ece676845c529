import { afterEach, expect, test } from 'vitest';
import { toAppError } from '#lib/core/operations/errors.ts';
import { noteFullDisk, wasDiskFull } from '#lib/core/operations/outage.ts';
import { problemParts, toProblem } from '#lib/core/operations/problem.ts';

const errorWith = (more: object, message = 'x') => Object.assign(new Error(message), more);

afterEach(() => noteFullDisk(0));

test.each([
  ['refused', errorWith({ code: 'ECONNREFUSED' })],
  ['not answering', errorWith({}, 'Connection terminated due to connection timeout')],
  ['cut off', errorWith({}, 'Connection terminated unexpectedly')],
  ['with no connection to spare', errorWith({}, 'timeout exceeded when trying to connect')],
  ['that starts no transaction in time', errorWith({ code: 'P2028' })],
  ['that a plain query cannot reach', errorWith({ code: 'P2010' }, "Can't reach database server at db:5432")],
  ['shutting down', errorWith({ code: 'P2010' }, 'Raw query failed. Code: `57P01`. Message: `shutdown`')],
  [
    'that ended the connection of a transaction',
    errorWith({}, 'Client has encountered a connection error and is not queryable'),
  ],
  [
    'cut off, in the words of Prisma',
    errorWith({ code: 'P2039' }, '\nInvalid `count()` invocation:\n\nConnection terminated unexpectedly'),
  ],
  [
    'shutting down at once',
    errorWith({ code: '57P01' }, 'terminating connection due to immediate shutdown command'),
  ],
  ['after a crash', errorWith({ code: 'P2039' }, 'Database error. Code: `57P02`. Message: `crash`')],
  ['starting', errorWith({ code: '57P03' })],
  ['without memory', errorWith({ code: '53200' })],
  ['with too many locks', errorWith({ code: 'P2010' }, 'Raw query failed. Code: `53400`. Message: `limit`')],
  ['whose disk fails', errorWith({ cause: errorWith({ code: '58030' }) })],
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

test.each([
  ['the database', errorWith({ code: '53100' })],
  [
    'the database, as Prisma tells it',
    errorWith({ code: 'P2039' }, 'Database error. Code: `53100`. Message: `no space`'),
  ],
  ['the site', errorWith({ code: 'ENOSPC' })],
  ['the site’s user', errorWith({ cause: errorWith({ code: 'EDQUOT' }) })],
])('a full disk of %s is said in words, and remembered for a minute', (_, error) => {
  expect(toProblem(error)).toMatchObject({
    status: 503,
    detail: expect.stringContaining('disk of the site is full'),
    reason: 'disk_full',
  });
  expect(problemParts(error).headers['retry-after']).toBe('60');
  expect(wasDiskFull()).toBe(true);
  expect(wasDiskFull(Date.now() + 61_000)).toBe(false);
});
