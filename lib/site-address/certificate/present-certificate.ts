import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { SiteAddress } from '../schema.ts';
import { type HeldCertificate, readCertificate } from './held-certificate.ts';
import { type Failure, type KeepingState, readState } from './keeping-state.ts';
import { type RenewalWindow, renewalMoment } from './renewal.ts';

/** Returns how the certificate of a name is; undefined: the site keeps none. */
export async function presentCertificate(
  host: string | undefined,
  now: Date,
): Promise<SiteAddress['certificate']> {
  if (host === undefined) return { state: 'none', until: null, renews_at: null, last_error: null };
  const [held, state] = [await readCertificate(), await readState()];
  const failure = state.host === host ? state.failure : null;
  const last_error = failure && failureWords(failure);
  if (!held?.names.includes(host)) {
    const renews_at = failure?.retry_at.toISOString() ?? null;
    return { state: failure ? 'failed' : 'asked', until: null, renews_at, last_error };
  }
  const renews = failure?.retry_at ?? renewalMoment(held, windowOf(state, held));
  return {
    state: now < held.until ? 'there' : failure ? 'failed' : 'asked',
    until: held.until.toISOString(),
    renews_at: renews.toISOString(),
    last_error,
  };
}

/** Returns the window that the authority told for this certificate. */
export function windowOf({ window }: KeepingState, { id }: HeldCertificate): RenewalWindow | null {
  if (window?.of !== id || !window?.start || !window.end) return null;
  return { start: window.start, end: window.end };
}

/** Returns why no certificate came and when it is tried again, in sentences. */
export function failureWords({ code, name, detail, retry_at }: Failure): string {
  const words = messages.certificateFailures;
  const reason = words.reasons[code](name ?? '', detail ?? '');
  return `${reason} ${words.again(formatMoment(retry_at, 'EEEE, MMMM d'))}`;
}
