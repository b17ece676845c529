import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body as it goes over the wire in one encoding, with the strong ETag of exactly these bytes. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const smallestWorthwhile = 200;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|rss\+xml|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/**
 * A finished answer's body, compressed at most once for each encoding that somebody asks for. Once it is compressed,
 * the text itself is let go of: it takes several times the room, and hardly anybody asks for it.
 */
export class NegotiatedBody {
  /** At least one of them is there and no promise: all others can be made from it. */
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  readonly #isCompressible: boolean;
  readonly #tag: string;

  /**
   * @param quality brotli's, 0 to 11: 6 for what lives a minute, 11 for what lives as long as the process
   * @param brotli the body compressed already
   */
  constructor(
    bytes: Buffer,
    contentType: string,
    private readonly quality = 6,
    brotli?: Buffer,
  ) {
    this.#isCompressible = bytes.length >= smallestWorthwhile && compressible.test(contentType);
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.size = bytes.length;
    if (brotli && this.#isCompressible) this.#keep('br', brotli);
    else this.#keep('identity', bytes);
  }

  /** The most memory that this body takes, in bytes: both compressed copies together are smaller than the text. */
  readonly size: number;

  get isCompressible(): boolean {
    return this.#isCompressible;
  }

  /** The body in this encoding: at once when it is there, a promise while it is being made. */
  in(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const wanted = this.#isCompressible ? encoding : 'identity';
    return this.#encoded.get(wanted) ?? this.#make(wanted);
  }

  #make(encoding: Encoding): Promise<EncodedBody> {
    if (encoding === 'identity') return this.#text().then((bytes) => this.#named('identity', bytes));
    const making = this.#text()
      .then((text) => this.#compress(encoding, text))
      .then((bytes) => {
        this.#encoded.delete('identity');
        return this.#keep(encoding, bytes);
      });
    this.#encoded.set(encoding, making);
    // A failure is told to whoever waits, and the next one who asks tries again.
    making.catch(() => this.#encoded.delete(encoding));
    return making;
  }

  async #text(): Promise<Buffer> {
    const kept = [...this.#encoded.values()].find((body): body is EncodedBody => !(body instanceof Promise));
    if (!kept) throw new Error('A body has lost all its copies.');
    const { encoding, bytes } = kept;
    if (encoding === 'identity') return bytes;
    return encoding === 'br' ? unbrotli(bytes) : gunzip(bytes);
  }

  #compress(encoding: 'br' | 'gzip', text: Buffer): Promise<Buffer> {
    if (encoding === 'gzip') return gzip(text, { level: 6 });
    return brotli(text, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: this.quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
  }

  #keep(encoding: Encoding, bytes: Buffer): EncodedBody {
    const body = this.#named(encoding, bytes);
    this.#encoded.set(encoding, body);
    return body;
  }

  #named(encoding: Encoding, bytes: Buffer): EncodedBody {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    return { encoding, bytes, etag: `"${this.#tag}${suffix}"` };
  }
}

const negotiated = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones: memoize. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = readAcceptEncoding(accepted);
  if (negotiated.size < 200) negotiated.set(accepted, encoding);
  return encoding;
}

function readAcceptEncoding(accepted: string): Encoding {
  const allowed = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...settings] = part.split(';').map((piece) => piece.trim());
        const quality = settings.find((setting) => setting.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1];
      }),
  );
  const qualityOf = (name: string) => allowed.get(name) ?? allowed.get('*') ?? 0;
  if (qualityOf('br') > 0 && qualityOf('br') >= qualityOf('gzip')) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : 'identity';
}
