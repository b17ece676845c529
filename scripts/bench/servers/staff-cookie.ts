import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newClaims, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import type { Site } from './site.ts';

/** The cookie of a session that the site itself could have given. */
export async function staffCookie({ dataFolder }: Pick<Site, 'dataFolder'>): Promise<string> {
  const stored = async (name: string) => (await readFile(join(dataFolder, name), 'utf8')).trim();
  process.env.AUTH_SECRET = await stored('auth-secret');
  process.env.ADMIN_PASSWORD = await stored('admin-password');
  const { value } = await sealClaims(newClaims());
  return `${sessionCookieName()}=${value}`;
}
