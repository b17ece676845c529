import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const digits = 6;
const periodSeconds = 30;
/** Clocks may differ by one step in either direction. */
const skewSteps = 1;

/** Returns a new secret in base32, which can be typed into an authenticator app. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the otpauth address in the QR code. */
export function totpUri(secret: string, names: { issuer: string; friendly_name: string }): string {
  return totpOf(secret, { issuer: names.issuer, label: names.friendly_name }).toString();
}

/** Returns the 30-second step of this code, at this moment or one step away; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: skewSteps });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Returns the present code. */
export function totpCode(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits, period: periodSeconds });
}
