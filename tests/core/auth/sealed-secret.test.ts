import { expect, test, vi } from 'vitest';
import { openSecret as open, sealSecret as seal } from '#lib/core/auth/sealed-secret.ts';

const sealSecret = (secret: string, place: string) => seal('second factor secrets', secret, place);
const openSecret = (sealed: string, place: string) => open('second factor secrets', sealed, place);

const [mine, another] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

test('a secret opens again for its own factor', () => {
  expect(openSecret(sealSecret('JBSWY3DPEHPK3PXP', mine), mine)).toBe('JBSWY3DPEHPK3PXP');
});

test('what is kept shows nothing of the secret, and differs each time', () => {
  const [first, second] = [sealSecret('JBSWY3DPEHPK3PXP', mine), sealSecret('JBSWY3DPEHPK3PXP', mine)];
  expect(first).not.toBe(second);
  expect(`${first} ${Buffer.from(first.split('.')[3] ?? '', 'base64url')}`).not.toContain('JBSWY3');
});

test("a row copied over another factor's opens nothing", () => {
  expect(openSecret(sealSecret('JBSWY3DPEHPK3PXP', mine), another)).toBeNull();
});

test('a secret of another purpose has another key', () => {
  expect(open('mail secrets', sealSecret('JBSWY3DPEHPK3PXP', mine), mine)).toBeNull();
});

test('another AUTH_SECRET opens nothing and throws nothing', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', mine);
  vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
  expect(openSecret(sealed, mine)).toBeNull();
});

test('one changed character anywhere opens nothing', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', mine);
  const changed = [...sealed].map((letter, at) => {
    const other = letter === 'A' ? 'B' : 'A';
    return sealed.slice(0, at) + other + sealed.slice(at + 1);
  });
  // The last bits of a base64 group may stand for nothing: such a change changes no byte.
  const bytes = (text: string) =>
    text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
  const meant = changed.filter((text) => `${bytes(text)}` !== `${bytes(sealed)}` || text[0] !== 'v');
  expect(meant.length).toBeGreaterThan(60);
  expect(meant.filter((text) => openSecret(text, mine) !== null)).toEqual([]);
});

test.each(['', 'v1', 'v1...', 'v2.a.b.c', 'v1.AA.AA.AA'])('%j is no sealed secret', (text) => {
  expect(openSecret(text, mine)).toBeNull();
});
