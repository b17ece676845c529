import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { callApi } from '#tests/support/requests.ts';

/** A sum, answered. */
export function answeredSum() {
  const { a, b, token } = issueCaptcha();
  return { captcha_answer: a + b, captcha_token: token };
}

/** Subscribes as a visitor. */
export function subscribe(more: object = {}) {
  return callApi('POST /api/subscriptions', {
    body: { email: 'ruth@example.org', topics: ['week'], ...answeredSum(), ...more },
  });
}

export const confirm = (body: object) => callApi('POST /api/subscriptions/confirm', { body });

export const byToken = {
  find: (token: string) => callApi(`GET /api/subscriptions/${token}`),
  choose: (token: string, body: object) => callApi(`PATCH /api/subscriptions/${token}`, { body }),
  erase: (token: string) => callApi(`DELETE /api/subscriptions/${token}`),
  oneClick: (token: string, field = 'One-Click') =>
    callApi(`POST /api/subscriptions/${token}/one-click`, {
      body: new URLSearchParams({ 'List-Unsubscribe': field }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
};
