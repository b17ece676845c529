import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { Problem } from '#lib/core/operations/problem.ts';

/** Errors by field. */
export type FieldMessages = Partial<Record<string, string>>;

/** The server's answer to a form: accepted, or errors by field. */
export type Sending = { isTaken: true } | { isTaken: false; message?: string; fields: FieldMessages };

/** Sends a form to the API. Never throws: without an answer there is no message. */
export async function sendForm(api: string, values: object): Promise<Sending> {
  try {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (response.ok) return { isTaken: true };
    const { detail, errors } = (await response.json()) as Partial<Problem>;
    return { isTaken: false, ...(detail && { message: detail }), fields: firstOf(errors) };
  } catch {
    return { isTaken: false, fields: {} };
  }
}

/** Returns the first error of each field. */
export function firstOf(fields: FieldErrors = {}): FieldMessages {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));
}
