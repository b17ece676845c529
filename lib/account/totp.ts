import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const digits = 6;
const periodSeconds = 30;
/** Clocks may differ by one step each way. */
const skewSteps = 1;

/** A new secret in base32, as a person types it into an authenticator app. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the QR code says: the address that authenticator apps take. */
export function totpUri(secret: string, names: { issuer: string; friendly_name: string }): string {
  return totpOf(secret, { issuer: names.issuer, label: names.friendly_name }).toString();
}

/** The 30-second step whose code this is, at this moment or a step beside it; null when it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: skewSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code of this moment. */
export function totpCode(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits, period: periodSeconds });
}
