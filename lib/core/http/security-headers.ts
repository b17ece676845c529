import { isSecureSite } from '#lib/core/auth/cookies.ts';
import { env, isService } from '#lib/core/process/env.ts';

/**
 * Returns the headers of every response. The Content-Security-Policy is separate. Strict-Transport-Security is for HTTPS
 * (RFC 6797, 7.2), which without a certificate of its own a service speaks by a trusted proxy alone; elsewhere a proxy may be in
 * front that no one named.
 */
export function securityHeaders(isEncrypted = env().TRUST_PROXY > 0 || !isService()): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A demo is nothing to be found.
    ...(env().DEMO && { 'X-Robots-Tag': 'noindex, nofollow' }),
    ...(isEncrypted && isSecureSite() && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
