import { expect, test } from 'vitest';
import { leaderAddress, leaderAnchors } from '#lib/page-texts/leader-address.ts';

const leaders = [{ name: 'Ana María Ruiz' }, { name: '' }, { name: 'J. O’Neil' }, {}, { name: 'J. O’Neil' }];

test('a speaker is the one leader of that name, in any spelling', () => {
  expect(leaderAddress(leaders, 'ana maria RUIZ ')).toBe('/about#leader-ana-maria-ruiz');
  expect(leaderAnchors(leaders)[0]).toBe('leader-ana-maria-ruiz');
});

test('of two leaders of one name the speaker is neither, and who has no name is nobody', () => {
  expect(leaderAddress(leaders, 'J. O’Neil')).toBeNull();
  expect(leaderAddress(leaders, '')).toBeNull();
  expect(leaderAddress(leaders, 'Guest Speaker')).toBeNull();
});
