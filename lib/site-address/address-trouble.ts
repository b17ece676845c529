import { messages } from '#lib/language/messages.ts';
import { certifiedHost } from './address-row.ts';
import { presentCertificate } from './certificate/present-certificate.ts';
import { isWithoutName, keepsCertificate } from './decided-by.ts';

/** Returns what staff have to know of the address: it has no name yet, or its certificate is not renewed; null: all is well. */
export async function readAddressTrouble(
  now: Date,
): Promise<{ state: 'plain' | 'failed'; words: string } | null> {
  const host = keepsCertificate() ? await certifiedHost() : undefined;
  const { last_error } = await presentCertificate(host, now);
  if (last_error) return { state: 'failed', words: last_error };
  return isWithoutName() ? { state: 'plain', words: messages.siteAddress.plain } : null;
}
