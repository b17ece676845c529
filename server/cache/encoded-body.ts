import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { brotli } from '#server/build/compression.mjs';

/** The encodings of a body, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body in one encoding, with the strong ETag of these bytes. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
  etag: string;
}

const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const smallestWorthwhile = 200;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|problem\+json|rss\+xml|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/;

/** The texts last made of compressed copies, for clients that take no encoding: monitors, feed readers, link previews. */
const recentTexts = new LRUCache<EncodedBodies, EncodedBody | Promise<EncodedBody>>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_text, { size }) => size,
});

/**
 * A response's body, compressed at most once for each requested encoding. Once it is compressed, the text is dropped: it
 * takes several times the memory and is seldom requested. The texts requested last are kept.
 */
export class EncodedBodies {
  /** At least one of them is no promise: all others can be made from it. */
  readonly #encoded = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  readonly #isCompressible: boolean;
  readonly #tag: string;

  /**
   * @param quality of Brotli, 0 to 11: 6 for pages, 11 for what is kept as long as the process
   * @param brotli the body in Brotli, when it is compressed already
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
    if (brotli && this.#isCompressible) this.#add('br', brotli);
    else this.#add('identity', bytes);
  }

  /** The maximal memory of this body in bytes: both compressed copies together are smaller than the text. */
  readonly size: number;

  get isCompressible(): boolean {
    return this.#isCompressible;
  }

  /** Returns the body in this encoding, or a promise while it is being compressed. */
  in(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const wanted = this.#isCompressible ? encoding : 'identity';
    return this.#encoded.get(wanted) ?? this.#make(wanted);
  }

  /** Takes over the copies of an equal body. Returns whether it is equal. */
  adopt(other: EncodedBodies): boolean {
    if (other.#tag !== this.#tag || other.#isCompressible !== this.#isCompressible) return false;
    for (const [encoding, body] of other.#encoded)
      if (!(body instanceof Promise)) this.#encoded.set(encoding, body);
    if (this.#encoded.size > 1) this.#encoded.delete('identity');
    return true;
  }

  #make(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    if (encoding === 'identity') return this.#makeText();
    const making = this.#text()
      .then((text) => this.#compress(encoding, text))
      .then((bytes) => {
        this.#encoded.delete('identity');
        return this.#add(encoding, bytes);
      });
    this.#encoded.set(encoding, making);
    // A failure rejects for those who wait, and the next request tries again.
    making.catch(() => this.#encoded.delete(encoding));
    return making;
  }

  #makeText(): EncodedBody | Promise<EncodedBody> {
    const recent = recentTexts.get(this);
    if (recent) return recent;
    const making = this.#text().then((bytes) => {
      const text = this.#tagged('identity', bytes);
      if (recentTexts.peek(this) === making) recentTexts.set(this, text);
      return text;
    });
    recentTexts.set(this, making);
    making.catch(() => recentTexts.delete(this));
    return making;
  }

  async #text(): Promise<Buffer> {
    const present = [...this.#encoded.values()].find(
      (body): body is EncodedBody => !(body instanceof Promise),
    );
    if (!present) throw new Error('A body has lost all its copies.');
    const { encoding, bytes } = present;
    if (encoding === 'identity') return bytes;
    return encoding === 'br' ? unbrotli(bytes) : gunzip(bytes);
  }

  #compress(encoding: 'br' | 'gzip', text: Buffer): Promise<Buffer> {
    return encoding === 'gzip' ? gzip(text, { level: 6 }) : brotli(text, this.quality);
  }

  #add(encoding: Encoding, bytes: Buffer): EncodedBody {
    const body = this.#tagged(encoding, bytes);
    this.#encoded.set(encoding, body);
    return body;
  }

  #tagged(encoding: Encoding, bytes: Buffer): EncodedBody {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    return { encoding, bytes: alone(bytes), etag: `"${this.#tag}${suffix}"` };
  }
}

/**
 * Returns the bytes in memory of their own. What zlib and Buffer.from() return may be a small part of a pool of up to 64 kB
 * (Node 24), which is kept as long as any part of it.
 */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Browsers send few different headers; beyond this number none is cached. */
const mostHeaders = 200;
const encodingByHeader = new Map<string, Encoding>();

/** Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); without one, `identity`. */
export function negotiateEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const known = encodingByHeader.get(accepted);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  const encoding = encodings.find((each) => each === best) ?? 'identity';
  if (encodingByHeader.size < mostHeaders) encodingByHeader.set(accepted, encoding);
  return encoding;
}
