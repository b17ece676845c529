import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dataPath } from '#lib/core/process/folders.ts';

/** A certificate with its key, as a server needs them. */
export interface HeldCertificate {
  /** PEM (RFC 7468): the certificate and those that lead to its authority. */
  chain: string;
  /** PEM (PKCS #8). */
  key: string;
  /** In ASCII and lower case. */
  names: readonly string[];
  from: Date;
  until: Date;
  /** Of the certificate, for the authority (RFC 9773, 4.1); null where it does not name the key of its authority. */
  id: string | null;
}

/** Returns the path of a file of certificates in DATA_DIR. */
export function tlsPath(name: string): string {
  return dataPath('tls', name);
}

/** Holds key and certificate together, so that a kill never parts them. */
const certificateFile = 'certificate.pem';

/** Returns the certificate in DATA_DIR; null without one, and for a file that is none. */
export async function readCertificate(): Promise<HeldCertificate | null> {
  const text = await readFile(tlsPath(certificateFile), 'utf8').catch(() => '');
  return text ? parsedCertificate(text) : null;
}

/** Writes key and chain to DATA_DIR and returns them. @throws Error for texts that are none */
export async function writeCertificate(key: string, chain: string): Promise<HeldCertificate> {
  const held = parsedCertificate(`${key.trim()}\n${chain.trim()}\n`);
  if (!held) throw new Error('The authority answered with something that is no certificate of this key.');
  await writeTlsFile(certificateFile, `${held.key}${held.chain}`);
  return held;
}

/** Writes a file of the folder, readable by this user alone; a kill leaves the old one or the new one. */
export async function writeTlsFile(name: string, text: string): Promise<void> {
  const place = tlsPath(name);
  const draft = `${place}.new`;
  await mkdir(tlsPath(''), { recursive: true, mode: 0o700 });
  await chmod(tlsPath(''), 0o700);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, place);
}

const block = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----\n?/g;

function parsedCertificate(text: string): HeldCertificate | null {
  const blocks = [...text.matchAll(block)].map(([whole, kind = '']) => ({ kind, text: `${whole.trim()}\n` }));
  const key = blocks.find(({ kind }) => kind.endsWith('PRIVATE KEY'))?.text;
  const chain = blocks.filter(({ kind }) => kind === 'CERTIFICATE').map((each) => each.text);
  if (!key || !chain[0]) return null;
  try {
    const certificate = new X509Certificate(chain[0]);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return null;
    return {
      chain: chain.join(''),
      key,
      names: namesIn(certificate),
      from: new Date(certificate.validFrom),
      until: new Date(certificate.validTo),
      id: certificateId(certificate),
    };
  } catch {
    return null;
  }
}

function namesIn({ subjectAltName = '' }: X509Certificate): string[] {
  return [...subjectAltName.matchAll(/DNS:([^,\s]+)/g)].map(([, name = '']) => name.toLowerCase());
}

/** The extension 'authority key identifier' (RFC 5280, 4.2.1.1) up to its key, whose length follows. */
const authorityKey = Buffer.from('0603551d23', 'hex');

/**
 * Returns the name of a certificate for its authority: the identifier of the authority's key and the serial number, each in
 * base64url (RFC 9773, 4.1); null where it does not name the key.
 */
export function certificateId({ raw, serialNumber }: Pick<X509Certificate, 'raw' | 'serialNumber'>) {
  const at = raw.indexOf(authorityKey);
  // OCTET STRING, SEQUENCE and [0], each with a length of one byte.
  const [string, , sequence, , tag, length = 0] = raw.subarray(at + authorityKey.length);
  if (at < 0 || string !== 0x04 || sequence !== 0x30 || tag !== 0x80) return null;
  const start = at + authorityKey.length + 6;
  const digits = serialNumber.padStart(serialNumber.length + (serialNumber.length % 2), '0');
  // A positive number in DER has no first bit.
  const serial = Buffer.from(Number.parseInt(digits.slice(0, 2), 16) > 0x7f ? `00${digits}` : digits, 'hex');
  return `${raw.subarray(start, start + length).toString('base64url')}.${serial.toString('base64url')}`;
}
