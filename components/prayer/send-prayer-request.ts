import type { Problem } from '#lib/core/operations/problem.ts';
import type { PrayerFormTyped } from '#lib/prayer/form-answer.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';

/** The server's answer to a request: accepted, or errors by field. */
export type Sending =
  | { isTaken: true }
  | { isTaken: false; message?: string; fields: Record<string, string> };

/** Sends a request with its solved sum. Never throws: without an answer there is no message. */
export async function sendPrayerRequest(
  request: PrayerFormTyped & {
    captcha_answer: string;
    captcha_token: string;
    website: string;
    source?: PrayerSource | undefined;
  },
): Promise<Sending> {
  try {
    const response = await fetch('/api/prayer-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (response.ok) return { isTaken: true };
    const { detail, errors = {} } = (await response.json()) as Partial<Problem>;
    const fields = Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? '']);
    return { isTaken: false, ...(detail && { message: detail }), fields: Object.fromEntries(fields) };
  } catch {
    return { isTaken: false, fields: {} };
  }
}
