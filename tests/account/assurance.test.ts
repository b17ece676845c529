import { expect, test } from 'vitest';
import { assuranceOf } from '#lib/account/assurance.ts';

const user = { role: 'admin' };

test('with no session both levels are null and there is no method', () => {
  expect(assuranceOf({})).toEqual({ currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] });
});

test.each([
  ['aal1', 'aal1', ['pwd']],
  ['aal1', 'aal2', ['pwd']],
  ['aal2', 'aal2', ['pwd', 'mfa']],
] as const)('a session at %s that must reach %s was opened by %j', (aal, nextLevel, methods) => {
  expect(assuranceOf({ user, aal, nextLevel })).toEqual({
    currentLevel: aal,
    nextLevel,
    currentAuthenticationMethods: methods,
  });
});
