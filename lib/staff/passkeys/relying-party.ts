import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** The site as passkeys know it: they are bound to the host of SITE_URL. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/** Returns the site as passkeys know it. @throws AppError `conflict` where browsers allow none: without HTTPS or localhost */
export function relyingParty(): RelyingParty {
  const id = passkeyHost();
  if (id === null) throw new AppError('conflict', messages.staff.passkeysNeedHttps);
  return { id, origin: new URL(siteUrl()).origin, name: currentChurch().name };
}

/** Returns the host that passkeys belong to; null where browsers allow none. */
export function passkeyHost(): string | null {
  const { hostname, protocol } = new URL(siteUrl());
  return protocol === 'https:' || hostname === 'localhost' ? hostname : null;
}
