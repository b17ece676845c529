import { siblingOf } from '#lib/site-address/names/host-name.ts';
import { type Answered, lookUp } from '#lib/site-address/names/look-up.ts';

/**
 * Returns the names of a certificate: the main one, and the one with or without www where that leads to the same place, or
 * was in the certificate before and name servers do not answer.
 */
export async function certifiedNames(
  host: string,
  before: readonly string[] = [],
  ask: (name: string) => Promise<Answered> = lookUp,
): Promise<string[]> {
  const sibling = siblingOf(host);
  if (sibling === null) return [host];
  const [main, other] = await Promise.all([ask(host), ask(sibling)]);
  if (typeof main === 'string' || typeof other === 'string')
    return before.includes(sibling) ? [host, sibling] : [host];
  const own = new Set([...main.v4, ...main.v6]);
  const found = [...other.v4, ...other.v6];
  return found.length > 0 && found.every((address) => own.has(address)) ? [host, sibling] : [host];
}
