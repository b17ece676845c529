import { expect, test } from 'vitest';
import { isSource } from '#scripts/bench/install-times.ts';

test('a copy of the project is made of its sources alone, wherever packages lie', () => {
  const installed = [
    'node_modules',
    'scripts/bench/lighthouse/node_modules',
    '.builds',
    'lib/core/generated',
  ];
  expect(installed.filter(isSource)).toEqual([]);
  const sources = ['package.json', 'lib/core/http', 'scripts/bench/lighthouse/package.json', 'docs/deploy'];
  expect(sources.filter(isSource)).toEqual(sources);
});
