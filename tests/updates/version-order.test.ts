import { expect, test } from 'vitest';
import { compareVersions, isPrerelease, isVersion } from '#lib/updates/releases/version-order.ts';

test('versions are ordered as SemVer orders them', () => {
  const ordered = [
    ...['0.9.9', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2'],
    ...['1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0'],
  ];
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.0.0+one', '1.0.0+two')).toBe(0);
});

test.each(['1.0', 'v1.0.0', '01.0.0', '1.0.0-', '1.0.0-01', '1.0.0 ', '../1.0.0', '1.0.0/..', ''])(
  '%o is no version',
  (text) => expect(isVersion(text)).toBe(false),
);

test('a version for trials has a hyphen', () => {
  expect(['1.1.0-beta.1', '1.1.0', '1.1.0+a-b'].map(isPrerelease)).toEqual([true, false, false]);
});
