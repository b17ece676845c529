import { callApi } from '#tests/support/requests.ts';
import { person } from './person.ts';

/** Answers a form as a visitor. */
export function signUp(id: string, more: object = {}) {
  return callApi(`POST /api/forms/${id}/answers`, { body: person(more) });
}

/** The token of a link. */
export function tokenIn({ manage_url }: { manage_url: string }): string {
  return manage_url.split('/s/')[1] ?? '';
}

export const byLink = {
  find: (token: string) => callApi(`GET /api/sign-ups/${token}`),
  change: (token: string, body: object) => callApi(`PATCH /api/sign-ups/${token}`, { body }),
  cancel: (token: string) => callApi(`DELETE /api/sign-ups/${token}`),
};
