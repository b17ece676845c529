import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** A key that signs certificates, as an authority has it. */
interface TestAuthority {
  name: string;
  key: KeyObject;
  /** The identifier of its key (RFC 5280, 4.2.1.2). */
  keyId: Buffer;
  /** PEM. */
  certificate: string;
}

interface Certified {
  subject?: string;
  /** Of hosts; 127.0.0.1 is an address. */
  names: readonly string[];
  /** SPKI in DER. */
  publicKey: Buffer;
  from?: Date;
  until?: Date;
  serial?: Buffer;
}

const longAgo = new Date('2020-01-01T00:00:00Z');
const longFromNow = new Date('2049-12-31T23:59:59Z');

/** Returns an authority of its own, made for this call. */
export function newAuthority(): TestAuthority {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha1').update(spki).digest();
  const made = { name: 'Test authority', key: privateKey, keyId, certificate: '' };
  const ofAuthority = extension('551d13', der(0x30, der(0x01, Buffer.from([0xff]))));
  return {
    ...made,
    certificate: signed(made, { subject: made.name, names: [], publicKey: spki }, [ofAuthority]),
  };
}

/** Returns a certificate (RFC 5280) for these names, PEM. */
export function newCertificateOf(authority: TestAuthority, certified: Certified): string {
  const names = certified.names.map((name) =>
    name === '127.0.0.1' ? der(0x87, Buffer.from([127, 0, 0, 1])) : text(0x82, name),
  );
  return signed(authority, certified, [
    extension('551d11', der(0x30, ...names)),
    extension('551d23', der(0x30, der(0x80, authority.keyId))),
  ]);
}

/** Returns the public key of a request for a certificate (RFC 2986) in DER, as SPKI in DER. */
export function publicKeyIn(request: Buffer): Buffer {
  const [info] = parts(request);
  const [, , spki] = parts(info ?? Buffer.alloc(0));
  createPublicKey({ key: spki ?? Buffer.alloc(0), type: 'spki', format: 'der' });
  return spki ?? Buffer.alloc(0);
}

function signed({ name, key }: TestAuthority, certified: Certified, extensions: Buffer[]): string {
  const {
    subject = 'Test',
    publicKey,
    from = longAgo,
    until = longFromNow,
    serial = Buffer.concat([Buffer.from([1]), randomBytes(7)]),
  } = certified;
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'));
  const positive = (serial[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), serial]) : serial;
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, positive),
    ...[algorithm, nameOf(name), der(0x30, time(from), time(until)), nameOf(subject)],
    publicKey,
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, key)]));
  const lines =
    der(0x30, content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function nameOf(name: string): Buffer {
  return der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), text(0x0c, name))));
}

function extension(id: string, value: Buffer): Buffer {
  const oid = Buffer.from(id, 'hex');
  return der(0x30, der(0x06, oid), der(0x04, value));
}

function time(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
  return digits < '2050' ? text(0x17, digits.slice(2)) : text(0x18, digits);
}

/** Returns a value of ASN.1 in its DER. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function text(tag: number, characters: string): Buffer {
  return der(tag, Buffer.from(characters, 'utf8'));
}

/** Returns the values in a value of DER, each with its head. */
function parts(whole: Buffer): Buffer[] {
  const sizeOf = (at: number) => {
    const first = whole[at + 1] ?? 0;
    const bytes = first & 0x80 ? first & 0x7f : 0;
    const length = bytes > 0 ? whole.readUIntBE(at + 2, bytes) : first;
    return { head: 2 + bytes, length };
  };
  const found: Buffer[] = [];
  for (let at = sizeOf(0).head; at < whole.length; ) {
    const { head, length } = sizeOf(at);
    found.push(whole.subarray(at, at + head + length));
    at += head + length;
  }
  return found;
}
