import { POST as answer } from '#app/api/forms/[id]/answers/route.ts';
import { DELETE as cancel, PATCH as change, GET as find } from '#app/api/sign-ups/[token]/route.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { callRoute } from '#tests/support/requests.ts';

/** Returns a sum that was drawn ten seconds ago, solved. */
export function solvedSum() {
  const { a, b, token } = issueCaptcha(new Date(Date.now() - 10_000));
  return { captcha_answer: a + b, captcha_token: token };
}

let people = 0;

/** Returns what somebody sends who has not signed up yet. */
export function person(more: object = {}) {
  people += 1;
  return { name: 'Ruth', email: `ruth${people}@example.org`, ...solvedSum(), ...more };
}

/** Answers a form as a visitor. */
export function signUp(id: string, more: object = {}) {
  return callRoute(answer, { method: 'POST', params: { id }, body: person(more) });
}

/** The token of a link. */
export function tokenIn({ manage_url }: { manage_url: string }): string {
  return manage_url.split('/s/')[1] ?? '';
}

export const byLink = {
  find: (token: string) => callRoute(find, { params: { token } }),
  change: (token: string, body: object) => callRoute(change, { method: 'PATCH', params: { token }, body }),
  cancel: (token: string) => callRoute(cancel, { method: 'DELETE', params: { token } }),
};
