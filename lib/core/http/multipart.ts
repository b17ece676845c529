import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** One part of a form (RFC 7578). Its content is read before the next part, or skipped. */
export interface FormPart {
  name: string;
  /** Undefined for a field of text. */
  fileName: string | undefined;
  content: AsyncGenerator<Uint8Array, undefined>;
}

/** The maximum size of a part's headers, in bytes. */
const longestHead = 16_384;

/**
 * Yields the parts of a multipart body as they arrive, so that a file is never in memory as a whole.
 * @throws AppError `malformed` for a body of another form, or one that ends early
 */
export async function* partsOf(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart, undefined> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) throw malformed();
  const delimiter = `\r\n--${boundary}`;
  // The first delimiter has no line before it.
  const reader = new MarkedReader(body, '\r\n');
  await skip(reader.until(delimiter));
  for (;;) {
    const first = await reader.take(2);
    if (first === '--') return undefined;
    const head = await reader.text('\r\n\r\n', first);
    const content = reader.until(delimiter);
    yield { ...readHead(head), content };
    await skip(content);
  }
}

function readHead(head: string): Pick<FormPart, 'name' | 'fileName'> {
  const [, disposition = ''] = /^content-disposition:[ \t]*form-data([^\r\n]*)/im.exec(head) ?? [];
  const name = parameterOf(disposition, 'name');
  if (name === undefined) throw malformed();
  return { name, fileName: parameterOf(disposition, 'filename') };
}

/** Browsers escape quotes and line breaks in percent form (HTML, multipart form data), other clients with backslashes. */
function parameterOf(disposition: string, parameter: string): string | undefined {
  const pattern = new RegExp(`;[ \\t]*${parameter}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i');
  const [, quoted, bare] = pattern.exec(disposition) ?? [];
  const value = quoted?.replace(/\\(["\\])/g, '$1') ?? bare;
  return value?.replace(/%22|%0d|%0a/gi, (code) => decodeURIComponent(code));
}

async function skip(content: AsyncGenerator<Uint8Array, undefined>): Promise<void> {
  for await (const _ of content);
}

function malformed(): AppError {
  return new AppError('malformed', messages.errors.malformed);
}

/** Reads a body up to marks, holding no more than one chunk. */
class MarkedReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer;

  constructor(body: AsyncIterable<Uint8Array>, before: string) {
    this.#source = body[Symbol.asyncIterator]();
    this.#held = Buffer.from(before);
  }

  /** Yields the bytes before the mark, and reads past it. */
  async *until(mark: string): AsyncGenerator<Uint8Array, undefined> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      // The mark may begin at the end of what is held.
      const end = at < 0 ? Math.max(0, this.#held.length - mark.length + 1) : at;
      const bytes = this.#held.subarray(0, end);
      this.#held = this.#held.subarray(at < 0 ? end : end + mark.length);
      if (bytes.length > 0) yield bytes;
      if (at >= 0) return undefined;
      await this.#more();
    }
  }

  /** Returns the text before the mark; `before` was read already. */
  async text(mark: string, before: string): Promise<string> {
    this.#held = Buffer.concat([Buffer.from(before, 'latin1'), this.#held]);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const bytes of this.until(mark)) {
      length += bytes.length;
      if (length > longestHead) throw malformed();
      parts.push(bytes);
    }
    return Buffer.concat(parts).toString();
  }

  /** Returns this many bytes, one character each. */
  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more();
    const text = this.#held.toString('latin1', 0, count);
    this.#held = this.#held.subarray(count);
    return text;
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#source.next().catch(() => ({ value: undefined, done: true }));
    if (done || !value) throw malformed();
    this.#held = Buffer.concat([this.#held, value]);
  }
}
