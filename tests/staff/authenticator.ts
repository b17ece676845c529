import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, hasKey: 0x40 } as const;

interface Answer {
  /** The site that the browser shows; the authenticator's own by default. */
  origin?: string;
  counter?: number;
  /** The person was not asked for a finger or a code. */
  isUnverified?: boolean;
  /** The passkey stays on its device: it is not backup eligible. */
  isOfOneDevice?: boolean;
  /** It may be synced, and is not yet. */
  isNotSynced?: boolean;
  /** Whose the passkey is, by the authenticator: by default who it was made for. */
  userHandle?: unknown;
  /** How the browser reaches the authenticator. */
  transports?: unknown;
}

/** A device with one passkey, as a browser offers it to a site at this origin. Its answers are WebAuthn's JSON. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #user: string | undefined;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: an ES256 key.
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** Answers the options of a new passkey. */
  create({ challenge, user }: { challenge: string; user?: { id: string } }, answer: Answer = {}) {
    this.#user = user?.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const key = [Buffer.alloc(16), length, id, this.#publicKey];
    const data = Buffer.concat([this.#data(flags.hasKey, answer), ...key]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, answer);
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: 'transports' in answer ? answer.transports : ['internal'],
    });
  }

  /** Answers the options of a sign-in. */
  get({ challenge }: { challenge: string }, answer: Answer = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, answer);
    const data = this.#data(0, answer);
    const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()]);
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: 'userHandle' in answer ? answer.userHandle : this.#user,
    });
  }

  #credential<Response>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #data(more: number, { counter = 0, isUnverified, isOfOneDevice, isNotSynced }: Answer): Buffer {
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    const verified = isUnverified ? 0 : flags.verified;
    const synced = isNotSynced ? flags.syncable : flags.syncable | flags.synced;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags.present | verified | (isOfOneDevice ? 0 : synced) | more;
    return Buffer.concat([host, Buffer.from([set]), count]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
