import { z } from 'zod';

/** Problem details, as lib/core/operations/errors.ts gives them (RFC 9457). */
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
    current: z.unknown().optional().meta({ description: 'With a conflict: the row as it is now.' }),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' });

/** What each refusal means, as the API's document says it. */
export const refusals = {
  400: 'The body, the query, the id or a header cannot be read.',
  401: 'There is no valid admin session.',
  403: 'The request came from another website, or the second factor is still to be confirmed (`type` ends in `mfa-required`).',
  404: 'There is no such row.',
  409: 'The row is there already, or has changed since it was read; nothing was written.',
  413: 'The body is too large.',
  415: 'The body is of the wrong type.',
  422: 'A field is not valid.',
  429: 'Too many tries; `Retry-After` says when to come back.',
  500: 'Something failed inside; the answer says nothing of it.',
  503: 'The database does not answer; `Retry-After` says when to come back.',
} as const;

export type Refusal = keyof typeof refusals;
