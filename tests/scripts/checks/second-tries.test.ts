import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// It runs beside what is installed, so it is plain JavaScript without types.
interface Judgement {
  judgeSecondTries(report: object, named: object[]): { passed: string[]; failed: string[] };
}
const root = join(import.meta.dirname, '../../..');
const { judgeSecondTries }: Judgement = await import(`${root}/scripts/checks/second-tries.mjs`);

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});
const report = {
  suites: [
    {
      title: 'launch.spec.ts',
      specs: [spec('starts', 'expected'), spec('stops', 'flaky')],
      suites: [{ title: 'under load', specs: [spec('answers', 'flaky'), spec('waits', 'unexpected')] }],
    },
  ],
};

describe('a test that passed only when it was tried again', () => {
  test('fails when no list names it', () => {
    expect(judgeSecondTries(report, [])).toEqual({
      passed: [],
      failed: [
        'Passed only when tried again, and is not named with a reason: launch.spec.ts › stops',
        'Passed only when tried again, and is not named with a reason: launch.spec.ts › under load › answers',
      ],
    });
  });

  test('passes, and is told of, when it is named with its reason', () => {
    const named = [
      { test: 'launch.spec.ts › stops', reason: 'The machine closes the port late.' },
      { test: 'launch.spec.ts › under load › answers', reason: ' ' },
    ];
    expect(judgeSecondTries(report, named)).toEqual({
      passed: [
        'Passed at the second try, as it may: launch.spec.ts › stops (The machine closes the port late.)',
      ],
      failed: [
        'Passed only when tried again, and is not named with a reason: launch.spec.ts › under load › answers',
      ],
    });
  });

  test('must be there to be named', () => {
    const named = [{ test: 'launch.spec.ts › hums', reason: 'It did once.' }];
    const stable = { suites: [{ title: 'launch.spec.ts', specs: [spec('starts', 'expected')] }] };
    expect(judgeSecondTries(stable, named).failed).toEqual([
      'Named as one that may need a second try, but there is no such test: launch.spec.ts › hums',
    ]);
    expect(judgeSecondTries({}, named), 'a run that never came to its tests').toEqual({
      passed: [],
      failed: [],
    });
  });
});

test('each name on the list has a reason', () => {
  const list = JSON.parse(readFileSync(join(root, 'e2e/second-tries.json'), 'utf8'));
  for (const entry of list)
    expect(entry).toEqual({ test: expect.stringContaining(' › '), reason: expect.stringMatching(/\w/) });
});
