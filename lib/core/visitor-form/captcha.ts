import { randomBytes, randomInt } from 'node:crypto';
import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';
import type { Captcha } from './schema.ts';

export interface CaptchaProof {
  nonce: string;
  drawnAt: Date;
  expiresAt: Date;
}

/** How long a sum is valid. */
export const captchaMinutes = 10;

/** Returns a new sum of two numbers from 1 to 10. */
export function issueCaptcha(now = new Date()): Captcha {
  const [a, b] = [randomInt(1, 11), randomInt(1, 11)];
  const expires = now.getTime() + captchaMinutes * 60_000;
  const payload = [a, b, expires, randomBytes(12).toString('base64url')].join('.');
  return { a, b, token: `${payload}.${sign(payload)}` };
}

/** Returns the sum of a token that the site has issued; null for another. It may have expired. */
export function openCaptcha(token: string): Captcha | null {
  const [a, b] = readPayload(token) ?? [];
  return a === undefined ? null : { a: Number(a), b: Number(b), token };
}

/** Returns the proof of a sum that was solved in time, or null. The database records used ones. */
export function solveCaptcha(token: string, answer: number, now = new Date()): CaptchaProof | null {
  const payload = readPayload(token);
  if (!payload) return null;
  const [a, b, expires, nonce = ''] = payload;
  if (Number(expires) <= now.getTime() || Number(a) + Number(b) !== answer) return null;
  const drawnAt = new Date(Number(expires) - captchaMinutes * 60_000);
  return { nonce, drawnAt, expiresAt: new Date(Number(expires)) };
}

/** Returns the parts of a signed token. */
function readPayload(token: string): string[] | null {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  return end >= 0 && isSameText(token.slice(end + 1), sign(payload)) ? payload.split('.') : null;
}

function sign(payload: string): string {
  return keyedHash('prayer captcha', payload).toString('base64url');
}
