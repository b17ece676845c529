import { join } from 'node:path';
import { expect, test } from 'vitest';

// It runs beside what is installed, so it is plain JavaScript without types.
interface Failures {
  failedVitestTests(report: object): string[];
  failedBrowserTests(report: object): string[];
  lastLines(errors: string): string;
}
const root = join(import.meta.dirname, '../../..');
const failures: Failures = await import(`${root}/scripts/checks/failures.mjs`);

test('failed unit and integration tests are named with the first line of their message', () => {
  const testResults = [
    {
      name: join(root, 'tests/bell.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'the bell hangs', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'the bell rings',
          failureMessages: ['expected 1 to be 2\n  at line 3'],
        },
      ],
    },
    {
      name: join(root, 'tests/rope.test.ts'),
      status: 'failed',
      message: 'Cannot find a module\n  at line 1',
      assertionResults: [],
    },
    { name: join(root, 'tests/tower.test.ts'), status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failures.failedVitestTests({ testResults })).toEqual([
    'FAILED tests/bell.test.ts › the bell rings: expected 1 to be 2',
    'FAILED tests/rope.test.ts: Cannot find a module',
  ]);
  expect(failures.failedVitestTests({}), 'a run that never came to its tests').toEqual([]);
});

test('failed browser tests are named with their first error, those that passed at a second try are not', () => {
  const message =
    '\u001b[31mexpect(locator).toHaveText()\u001b[39m failed\n\nExpected: "One"\nReceived: "Two"\nCall log:';
  const results = [{ errors: [{ message, location: { line: 7 } }] }];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const suites = [
    {
      title: 'bell.spec.ts',
      specs: [spec('hangs', 'expected'), spec('swings', 'flaky')],
      suites: [{ title: 'on Sunday', specs: [spec('rings', 'unexpected')] }],
    },
  ];
  expect(failures.failedBrowserTests({ suites })).toEqual([
    'FAILED bell.spec.ts › on Sunday › rings: expect(locator).toHaveText() failed Expected: "One" Received: "Two" (line 7)',
  ]);
  expect(failures.failedBrowserTests({}), 'a run that never came to its tests').toEqual([]);
});

test('a run that ends before its tests is told by the last that it wrote', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const errors = `${lines.join('\n')}\n\n\u001b[31mThe database does not start.\u001b[39m\n`;
  expect(failures.lastLines(errors).split('\n')).toEqual([
    ...lines.slice(-19),
    'The database does not start.',
  ]);
});
