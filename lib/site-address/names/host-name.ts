import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** Why a typed text is no name that a site can have. */
export type NameProblem = 'missing' | 'path' | 'port' | 'number' | 'local' | 'wrong';

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 8375). */
const local = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;

const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const domain = new RegExp(String.raw`^(?:${label}\.)+(?!\d+$)${label}$`);

/**
 * Returns the name of a host that a person typed, in ASCII (RFC 5890) and lower case, or why it is none. A scheme before it
 * and a slash or a full stop behind it are taken off. Client-safe.
 */
export function readHostName(typed: string): { host: string } | { problem: NameProblem } {
  const text = typed.trim().replace(/^https?:\/\//i, '');
  if (text === '') return { problem: 'missing' };
  if (/[/?#\\]./.test(text)) return { problem: 'path' };
  const name = text.replace(/[/?#\\]$/, '').replace(/\.$/, '');
  if (/^\[?[\da-f.]*:[\da-f:.]*:[\da-f:.]*\]?$/i.test(name)) return { problem: 'number' };
  if (/:\d*$/.test(name)) return { problem: 'port' };
  if (/[\s@:%_]/.test(name)) return { problem: 'wrong' };
  // The parser of addresses reads 127.1 and 0x7f000001 as what they are.
  const host = parsedUrl(`http://${name}`)?.hostname ?? '';
  if (/^[\d.]+$/.test(host)) return { problem: 'number' };
  if (local.test(host)) return { problem: 'local' };
  return host.length <= 253 && domain.test(host) ? { host } : { problem: 'wrong' };
}

/** Second levels under which names are registered, such as co.uk, com.mx and org.au. */
const registries = /^(?:ac|asso|co|com|edu|gob|gov|info|me|net|nom|or|org)$/;

/**
 * Returns the name with or without www that belongs to a name; null for one that is a part of another domain. Client-safe.
 */
export function siblingOf(host: string): string | null {
  const labels = host.split('.');
  if (labels[0] === 'www' && labels.length > 2) return labels.slice(1).join('.');
  const isRegistered =
    labels.length === 2 ||
    (labels.length === 3 && registries.test(labels[1] ?? '') && labels[2]?.length === 2);
  return isRegistered ? `www.${host}` : null;
}
