import { AppError, methodNotAllowed } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * The next-auth calls that the site supports. Its own pages, list of providers and log endpoint are unused, and they
 * accept input from anyone.
 */
export const signInCalls = {
  csrf: ['GET', 'HEAD', 'OPTIONS'],
  session: ['GET', 'HEAD', 'POST', 'OPTIONS'],
  'callback/credentials': ['POST', 'OPTIONS'],
  'callback/passkey': ['POST', 'OPTIONS'],
  signout: ['POST', 'OPTIONS'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Returns the methods of a sign-in call for the `Allow` header.
 * @throws AppError `not_found`
 */
export function methodsOfSignIn(pathname: string): string {
  const call = pathname.replace(/^\/api\/auth\//, '').replace(/\/$/, '');
  if (!Object.hasOwn(signInCalls, call)) throw new AppError('not_found', messages.errors.notFound);
  return signInCalls[call as keyof typeof signInCalls].join(', ');
}

/**
 * Rejects sign-in requests that next-auth would answer with an internal error.
 * @throws AppError `not_found`, `method_not_allowed`, `unsupported_type` or `malformed`
 */
export async function assertSignInCall(request: Request): Promise<void> {
  const allow = methodsOfSignIn(new URL(request.url).pathname);
  if (!allow.split(', ').includes(request.method)) throw methodNotAllowed(allow);
  if (request.method !== 'POST') return;
  const type = request.headers.get('content-type') ?? '';
  const isJson = /^application\/json\b/i.test(type);
  if (!isJson && !/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new AppError('unsupported_type', messages.errors.sendAs.form);
  const fields = isJson
    ? await request
        .clone()
        .json()
        .catch(() => null)
    : {};
  if (!isTexts(fields)) throw new AppError('malformed', messages.errors.malformed);
}

/**
 * Rejects responses of next-auth to a missing or malformed CSRF token: a redirect to its own page, or an object.
 * @throws AppError `forbidden`
 */
export function assertTokenFitted({ status, headers }: Response): void {
  if (status === 400 || /[?&]csrf=true/.test(headers.get('location') ?? ''))
    throw new AppError('forbidden', messages.errors.tokenNeeded);
}

function isTexts(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false;
  return Object.values(fields).every((value) => typeof value !== 'object');
}
