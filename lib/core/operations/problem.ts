import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { outageReasons, problemMedia, problemType, statusOf, toAppError } from './errors.ts';

/** Problem details (RFC 9457), the body of every error response. */
export const problem = z
  .object({
    type: z
      .string()
      .meta({ description: 'What kind of problem it is.', examples: ['urn:belltower:problem:invalid'] }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What happened and what to do, in words for people.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'The messages of each field.' }),
    reason: z.enum(outageReasons).optional().meta({ description: 'With 503, if known: the failing part.' }),
    current: z.unknown().optional().meta({ description: 'With a conflict: the present row.' }),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' });

export type Problem = z.output<typeof problem>;

/** What each refusal means, for the API's document. */
export const refusals = {
  400: 'The body, the query, the id or a header cannot be read.',
  401: 'There is no valid admin session.',
  403: 'The request came from another website, or the second factor is still to be confirmed (`type` ends in `mfa-required`), or the person’s roles do not permit it (`not-permitted`), or the password must have been given within the last minutes (`recent-sign-in-required`).',
  404: 'There is no such row.',
  408: 'The body took more than a minute to arrive.',
  409: 'The row exists already, or has changed since it was read; nothing was written.',
  410: 'It was there, and is over.',
  412: 'The version of the protocol is not known.',
  413: 'The body is too large.',
  415: 'The body is of the wrong type.',
  422: 'A field is not valid.',
  429: 'Too many tries; `Retry-After` says when to come back.',
  500: 'An internal error; the response has no details.',
  503: 'The database does not answer or has no space, or too much is sent at once, or the site is being updated; `Retry-After` says when to come back.',
  507: 'The disk has no room for the file.',
} as const;

export type Refusal = keyof typeof refusals;

/** Returns the problem details (RFC 9457) of an error; internals of other errors than AppError are hidden. */
export function toProblem(error: unknown): Problem {
  const known = toAppError(error);
  return {
    type: `${problemType}${known.code.replaceAll('_', '-')}`,
    title: messages.problemTitles[known.code],
    status: known.more.status ?? statusOf[known.code],
    detail: known.message,
    ...(known.more.fields && { errors: known.more.fields }),
    ...(known.more.reason && { reason: known.more.reason }),
    ...(known.more.current !== undefined && { current: known.more.current }),
  };
}

export interface ProblemResponseParts {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Returns an error as a response: problem details, with `Retry-After` and `Allow` if the error has them. */
export function problemParts(error: unknown): ProblemResponseParts {
  const { more } = toAppError(error);
  const problem = toProblem(error);
  const headers = {
    'content-type': problemMedia,
    'cache-control': 'private, no-store',
    ...(more.retryAfterSeconds && { 'retry-after': String(more.retryAfterSeconds) }),
    ...(more.allow && { allow: more.allow }),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}
