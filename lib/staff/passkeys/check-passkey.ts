import type { SignIn } from '#lib/core/auth/session-rows.ts';

/** Returns the active person whose passkey answered the last question; null for any other answer. */
export async function checkPasskey(_response: string): Promise<SignIn | null> {
  return null;
}
