import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';

/** Returns the address at which a provider tells of mails that came back. */
export function webhookUrl(): string {
  return absoluteUrl(`/api/bounces/${webhookSecret()}`);
}

/** Returns whether the secret in an address is the site's own. */
export function isWebhookSecret(given: string): boolean {
  return isSameText(given, webhookSecret());
}

function webhookSecret(): string {
  return keyedHash('bounces', 'webhook').toString('base64url').slice(0, 32);
}
