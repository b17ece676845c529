import { isInProbation } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { isDiskFull, isOutage, noteFullDisk } from './outage.ts';

/** Error codes with their HTTP statuses. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  mfa_required: 403,
  not_permitted: 403,
  recent_sign_in_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  timed_out: 408,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;
export type FieldErrors = Record<string, string[]>;

/** The failing part of the site, in one word for monitoring. */
export const outageReasons = ['database', 'disk_full'] as const;
export type OutageReason = (typeof outageReasons)[number];

/** An error whose message may be shown to the person who caused it. Anything else is an internal error. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly more: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      current?: unknown;
      /** With `unavailable`: the part that fails. */
      reason?: OutageReason;
      /** With `unavailable`: it is meant to be so for a while, and is no failure. */
      isMeant?: true;
      /** The HTTP status where a protocol names another than that of the code. */
      status?: number;
      /** With `method_not_allowed`: the allowed methods, for the `Allow` header. */
      allow?: string;
    } = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** Returns what was looked for. @throws AppError `not_found` when there is none */
export function existing<Found>(found: Found | false | 0 | null | undefined, missing?: string): Found {
  if (!found) throw new AppError('not_found', missing ?? messages.errors.notFound);
  return found;
}

/** Returns the refusal of one field. */
export function fieldError(field: string, message: string, code: ErrorCode = 'invalid'): AppError {
  return new AppError(code, message, { fields: { [field]: [message] } });
}

/** Returns the refusal of a method, with the methods for the `Allow` header. */
export function methodNotAllowed(allow: string): AppError {
  return new AppError('method_not_allowed', messages.errors.wrongMethod, { allow });
}

/** The prefix of a problem's type; the error code follows. */
export const problemType = 'urn:belltower:problem:';
export const problemMedia = 'application/problem+json';

/** Returns whether a response with these lower-case headers is problem details. */
export function isProblem(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['content-type'] === problemMedia;
}

/** Returns the error code of problem details. */
export function codeOfProblem({ type = '' }: { type?: string }): ErrorCode {
  const code = type.slice(problemType.length).replaceAll('-', '_');
  return Object.hasOwn(statusOf, code) ? (code as ErrorCode) : 'internal';
}

/** Returns whether the error is a failure of the site, not a refusal. */
export function isFailure(error: unknown): boolean {
  const { code, more } = toAppError(error);
  return statusOf[code] >= 500 && !more.isMeant;
}

/**
 * Refuses a change while a new version is on trial: the way back would lose it.
 * @throws AppError `unavailable`
 */
export function assertAccepted(): void {
  if (!isInProbation()) return;
  const more = { retryAfterSeconds: 30, isMeant: true } as const;
  throw new AppError('unavailable', messages.errors.beingUpdated, more);
}

/**
 * Returns the error as one that may be shown: an AppError unchanged, an outage as 503, others as 500. Records a full
 * disk for `/api/health`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    noteFullDisk();
    const more = { retryAfterSeconds: 60, reason: 'disk_full' } as const;
    return new AppError('unavailable', messages.errors.diskFull, more);
  }
  if (isOutage(error))
    return new AppError('unavailable', messages.errors.unavailable, { retryAfterSeconds: 5 });
  return new AppError('internal', messages.errors.unexpected);
}
