import { apiAddress } from '#lib/core/addresses/in-language.ts';
import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { Problem } from '#lib/core/operations/problem.ts';

/** Errors by field. */
export type FieldMessages = Partial<Record<string, string>>;

/** The server's answer to a form: accepted, or errors by field. */
export type Sending<Receipt = unknown> =
  | { isTaken: true; receipt: Receipt | undefined }
  | { isTaken: false; message?: string; fields: FieldMessages };

/** Where a form is sent, and how; POST by default. */
export interface FormTarget {
  api: string;
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
}

/** Sends a form to the API. Never throws: without an answer there is no message. */
export async function sendForm<Receipt>(
  { api, method = 'POST' }: FormTarget,
  values: object,
): Promise<Sending<Receipt>> {
  try {
    const response = await fetch(apiAddress(api), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (response.ok) {
      // A receipt that does not arrive whole: it was taken all the same.
      const receipt = await response.json().catch(() => undefined);
      return { isTaken: true, receipt: receipt as Receipt | undefined };
    }
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
