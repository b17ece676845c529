import { db } from '#lib/core/database/db.ts';
import type { SiteAddress as StoredAddress } from '#lib/core/generated/prisma/client.ts';
import { hostOfEnvironment } from './decided-by.ts';

/** The key of the one row. */
export const theRow = { id: 1 };

/** Returns the address that staff chose; null while they chose none. */
export async function readAddressRow(): Promise<StoredAddress | null> {
  return db().siteAddress.findUnique({ where: theRow });
}

/** Returns the name that the site's certificate is for: that of SITE_URL, or the one that staff chose. */
export async function certifiedHost(): Promise<string | undefined> {
  return hostOfEnvironment() ?? (await readAddressRow())?.host;
}
