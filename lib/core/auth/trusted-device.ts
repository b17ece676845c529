import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { requireSetting } from '#lib/core/platform/env.ts';
import { cookieOptions, hostCookieName } from './cookies.ts';
import { passwordMark } from './password.ts';

const deviceSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie of a browser that has given the right password once. It opens nothing; it only spares the browser
 * the limit that all unknown ones share, so that an attack from many addresses locks no staff out.
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

/** The device's id when its cookie is one that we gave out for the password of today, else undefined. */
export function trustedDevice(value: string | undefined): string | undefined {
  const [id = '', mark = ''] = value?.split('.') ?? [];
  const given = Buffer.from(mark);
  const right = Buffer.from(signature(id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function signature(id: string): string {
  return createHmac('sha256', requireSetting('AUTH_SECRET'))
    .update(`device ${id} ${passwordMark()}`)
    .digest('base64url');
}
