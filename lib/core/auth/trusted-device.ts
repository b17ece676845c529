import { createHmac, randomUUID } from 'node:crypto';
import { requireSetting } from '#lib/core/process/env.ts';
import { cookieOptions, hostCookieName } from './cookies.ts';
import { passwordMark } from './password.ts';
import { isSameText } from './signing.ts';

const deviceSeconds = 365 * 24 * 60 * 60;

/**
 * Returns the cookie of a browser that has signed in once. It grants no access; it exempts the browser from the limit
 * shared by unknown browsers, so that a distributed attack locks no staff out.
 */
export function newDeviceCookie(): string {
  const id = randomUUID();
  const { path, secure } = cookieOptions();
  const parts = [
    `${hostCookieName('device')}=${id}.${signature(id)}`,
    `Path=${path}`,
    `Max-Age=${deviceSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** Returns the device's id if this site issued its cookie for the current password, else undefined. */
export function trustedDevice(value: string | undefined): string | undefined {
  const [id = '', mark = ''] = value?.split('.') ?? [];
  return isSameText(mark, signature(id)) ? id : undefined;
}

function signature(id: string): string {
  return createHmac('sha256', requireSetting('AUTH_SECRET'))
    .update(`device ${id} ${passwordMark()}`)
    .digest('base64url');
}
