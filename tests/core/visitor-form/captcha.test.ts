import { expect, test, vi } from 'vitest';
import { captchaMinutes, issueCaptcha, solveCaptcha } from '#lib/core/visitor-form/captcha.ts';

test('a sum is of two numbers from 1 to 10', () => {
  for (let round = 0; round < 300; round++) {
    const { a, b } = issueCaptcha();
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(1);
    expect(Math.max(a, b)).toBeLessThanOrEqual(10);
  }
});

test('the right answer is proof, and every sum has a number of its own', () => {
  const proofs = [issueCaptcha(), issueCaptcha()].map(({ a, b, token }) => solveCaptcha(token, a + b));
  expect(proofs[0]?.nonce).toBeTruthy();
  expect(proofs[0]?.nonce).not.toBe(proofs[1]?.nonce);
});

test.each([
  ['a wrong answer', ({ a, b, token }: ReturnType<typeof issueCaptcha>) => solveCaptcha(token, a + b + 1)],
  ['a changed sum', ({ b, token }) => solveCaptcha(token.replace(/^\d+/, '1'), 1 + b + 100)],
  ['a later end', ({ a, b, token }) => solveCaptcha(token.replace(/\.\d{13}\./, '.9999999999999.'), a + b)],
  ['another signature', ({ a, b, token }) => solveCaptcha(`${token.slice(0, -3)}AAA`, a + b)],
  ['no token', ({ a, b }) => solveCaptcha('', a + b)],
])('%s is no proof', (_what, solve: (captcha: ReturnType<typeof issueCaptcha>) => unknown) => {
  expect(solve(issueCaptcha())).toBeNull();
});

test('a sum is good for a few minutes', () => {
  const asked = new Date('2031-01-05T16:00:00Z');
  const { a, b, token } = issueCaptcha(asked);
  const after = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
  expect(solveCaptcha(token, a + b, after(captchaMinutes - 0.1))).not.toBeNull();
  expect(solveCaptcha(token, a + b, after(captchaMinutes))).toBeNull();
});

test('a token signed with another secret is no proof', () => {
  const { a, b, token } = issueCaptcha();
  vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two');
  expect(solveCaptcha(token, a + b)).toBeNull();
});
