/** The fields of a request that the tests are about. */
export interface TypedRequest {
  name?: string;
  email?: string;
  request: string;
  is_anonymous?: boolean;
}

/** Submits a prayer request as any client may, its sum solved. Gives its id. */
export async function submitRequest(origin: string, typed: TypedRequest): Promise<string> {
  const { a, b, token } = await (await fetch(`${origin}/api/captcha`)).json();
  const response = await fetch(`${origin}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ruth',
      email: 'ruth@example.org',
      ...typed,
      captcha_answer: a + b,
      captcha_token: token,
    }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).id;
}

/** Does something through the API as staff and gives the response. */
export function asStaff(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
