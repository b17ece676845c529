import { expect, test } from 'vitest';
import { busyWarning } from '#scripts/bench/machine.ts';
import { parts, readOptions } from '#scripts/bench/options.ts';
import { sampleResults } from './sample-results.ts';

test('without arguments everything is measured, at length', () => {
  expect(readOptions([])).toEqual({
    only: parts,
    pages: undefined,
    isQuick: false,
    minutes: undefined,
    jsonFile: 'test-results/bench.json',
    isForDocument: false,
  });
});

test('parts, pages and the file can be chosen', () => {
  const options = readOptions(['--quick', '--only=bytes,start', '--pages=/,/events', '--json', 'x.json']);
  expect(options).toMatchObject({
    only: ['bytes', 'start'],
    pages: ['/', '/events'],
    isQuick: true,
    jsonFile: 'x.json',
  });
});

test('what is not understood is named', () => {
  expect(() => readOptions(['--only=speed'])).toThrow("There is no part 'speed'");
  expect(() => readOptions(['--fast'])).toThrow('--fast');
  expect(() => readOptions(['--minutes=long'])).toThrow("not 'long'");
  expect(readOptions(['--minutes=10'])).toMatchObject({ minutes: 10 });
  expect(readOptions(['--help'])).toBe('help');
});

test('a busy machine is told of', () => {
  const { machine } = sampleResults();
  expect(busyWarning({ ...machine, loadBefore: 0.4 })).toBeUndefined();
  expect(busyWarning({ ...machine, loadBefore: 1.9 })).toContain('a load of 1.9 on 2 cores');
});
