import { randomUUID } from 'node:crypto';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';

/** Returns what somebody sends who has not signed up yet, with a sum that was drawn ten seconds ago. */
export function person(more: object = {}) {
  const { a, b, token } = issueCaptcha(new Date(Date.now() - 10_000));
  const sum = { captcha_answer: a + b, captcha_token: token };
  return { name: 'Ruth', email: `ruth-${randomUUID()}@example.org`, ...sum, ...more };
}
