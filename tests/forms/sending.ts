import { routes } from '#lib/forms/routes.ts';
import { callRoute } from '#tests/support/requests.ts';
import { person } from './person.ts';

const { POST: answer } = routes['Forms and sign-ups']['/api/forms/{id}/answers'];
const { DELETE: cancel, PATCH: change, GET: find } = routes['Forms and sign-ups']['/api/sign-ups/{token}'];

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
