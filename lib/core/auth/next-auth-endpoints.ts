import { AppError, errorMessages, methodNotAllowed } from '#lib/core/operations/errors.ts';

/**
 * The calls of next-auth that the site has. Its own pages, its list of providers and its
 * endpoint for browsers' log lines are not among them: nothing here uses them, and they take what anybody sends.
 */
export const signInCalls = {
  csrf: ['GET', 'HEAD', 'OPTIONS'],
  session: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  'callback/credentials': ['POST', 'OPTIONS'],
  signout: ['POST', 'OPTIONS'],
} as const satisfies Record<string, readonly string[]>;

/** The methods that a call of sign-in takes, as the `Allow` header tells them. @throws AppError `not_found` */
export function methodsOfSignIn(pathname: string): string {
  const call = pathname.replace(/^\/api\/auth\//, '').replace(/\/$/, '');
  if (!Object.hasOwn(signInCalls, call)) throw new AppError('not_found', errorMessages.notFound);
  return signInCalls[call as keyof typeof signInCalls].join(', ');
}

/**
 * Whether a request is a call of sign-in that can be read: next-auth takes it from here, and would answer
 * with an internal error.
 * @throws AppError `not_found`, `method_not_allowed`, `unsupported_type` or `malformed`
 */
export async function assertSignInCall(request: Request): Promise<void> {
  const allow = methodsOfSignIn(new URL(request.url).pathname);
  if (!allow.split(', ').includes(request.method)) throw methodNotAllowed(allow);
  if (request.method !== 'POST') return;
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  if (!isJson && !/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new AppError('unsupported_type', 'Please send the request as application/x-www-form-urlencoded.');
  const fields = isJson
    ? await request
        .clone()
        .json()
        .catch(() => null)
    : {};
  if (!isTexts(fields)) throw new AppError('malformed', errorMessages.malformed);
}

/**
 * Next-auth leads who has no CSRF token to a page of its own, or answers with an object that is no text.
 * @throws AppError `forbidden`
 */
export function assertTokenFitted({ status, headers }: Response): void {
  if (status === 400 || /[?&]csrf=true/.test(headers.get('location') ?? ''))
    throw new AppError('forbidden', 'This call needs the token of GET /api/auth/csrf.');
}

function isTexts(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false;
  return Object.values(fields).every((value) => typeof value !== 'object');
}
