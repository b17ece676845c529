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
const gzip = promisify(zlib.gzip);
const smallestWorthwhile = 200;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|rss\+xml|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/** A finished answer's body, compressed at most once for each encoding that somebody asks for. */
export class FinishedBody {
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  readonly #isCompressible: boolean;
  readonly #tag: string;

  /**
   * @param quality brotli's, 0 to 11: 6 for what lives a minute, 11 for what lives as long as the process
   * @param brotli the body compressed already
   */
  constructor(
    readonly bytes: Buffer,
    contentType: string,
    private readonly quality = 6,
    brotli?: Buffer,
  ) {
    this.#isCompressible = bytes.length >= smallestWorthwhile && compressible.test(contentType);
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.#encoded.set('identity', { encoding: 'identity', bytes, etag: `"${this.#tag}"` });
    if (brotli && this.#isCompressible) {
      this.#encoded.set('br', { encoding: 'br', bytes: brotli, etag: `"${this.#tag}-br"` });
    }
  }

  /** The memory this body may come to take, all encodings together, in bytes. */
  get size(): number {
    return this.#isCompressible ? this.bytes.length * 2 : this.bytes.length;
  }

  get isCompressible(): boolean {
    return this.#isCompressible;
  }

  /** The body in this encoding: at once when it is there, a promise while it is being made. */
  in(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const wanted = this.#isCompressible ? encoding : 'identity';
    const known = this.#encoded.get(wanted);
    if (known) return known;
    const making = this.#compress(wanted).then((made) => {
      this.#encoded.set(wanted, made);
      return made;
    });
    this.#encoded.set(wanted, making);
    return making;
  }

  async #compress(encoding: Encoding): Promise<EncodedBody> {
    const bytes =
      encoding === 'br'
        ? await brotli(this.bytes, {
            params: {
              [zlib.constants.BROTLI_PARAM_QUALITY]: this.quality,
              [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
            },
          })
        : await gzip(this.bytes, { level: 6 });
    return { encoding, bytes, etag: `"${this.#tag}-${encoding}"` };
  }
}

const negotiated = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones: remembered. */
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
