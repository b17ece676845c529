/** A value of PHP's `serialize`; arrays are maps. */
export type PhpValue = string | number | boolean | null | ReadonlyMap<string, PhpValue>;

const deepest = 20;
const mostEntries = 10_000;

/** Returns the value of a text by PHP's `serialize`; undefined for any other text, and for objects of classes. */
export function readPhp(text: string): PhpValue | undefined {
  try {
    return new PhpReader(Buffer.from(text)).value(0);
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of names, or undefined. */
export function phpAt(value: PhpValue | undefined, ...path: string[]): PhpValue | undefined {
  let at = value;
  for (const name of path) at = at instanceof Map ? at.get(name) : undefined;
  return at;
}

/** Returns the text at a path of names, or an empty text. */
export function phpText(value: PhpValue | undefined, ...path: string[]): string {
  const at = phpAt(value, ...path);
  return typeof at === 'string' || typeof at === 'number' ? String(at).trim() : '';
}

/** Returns the entries of a list in order. */
export function phpList(value: PhpValue | undefined, ...path: string[]): PhpValue[] {
  const at = phpAt(value, ...path);
  return at instanceof Map ? [...at.values()] : [];
}

class PhpReader {
  private at = 0;
  private entries = 0;

  /** Lengths are in bytes. */
  constructor(private readonly bytes: Buffer) {}

  value(depth: number): PhpValue {
    const kind = this.take(1);
    if (kind === 'N') return this.expect(';', null);
    this.expect(':', null);
    if (kind === 'i' || kind === 'd') return Number(this.until(';'));
    if (kind === 'b') return this.until(';') === '1';
    if (kind === 's') return this.expect(';', this.quoted());
    if (kind === 'a' && depth < deepest) return this.list(depth);
    throw new Error('Not a value.');
  }

  private quoted(): string {
    const length = Number(this.until(':'));
    this.expect('"', null);
    return this.expect('"', this.take(length));
  }

  private list(depth: number): ReadonlyMap<string, PhpValue> {
    const length = Number(this.until(':'));
    this.expect('{', null);
    const list = new Map<string, PhpValue>();
    for (let entry = 0; entry < length; entry += 1) {
      this.entries += 1;
      if (this.entries > mostEntries) throw new Error('Too long.');
      list.set(String(this.value(depth + 1)), this.value(depth + 1));
    }
    return this.expect('}', list);
  }

  private take(length: number): string {
    const end = this.at + length;
    if (!Number.isInteger(length) || length < 0 || end > this.bytes.length) throw new Error('Too short.');
    const text = this.bytes.toString('utf8', this.at, end);
    this.at = end;
    return text;
  }

  private until(mark: string): string {
    const end = this.bytes.indexOf(mark, this.at);
    const text = end < 0 ? '' : this.take(end - this.at);
    this.expect(mark, null);
    return text;
  }

  private expect<Value>(mark: string, value: Value): Value {
    if (this.take(1) !== mark) throw new Error('Not a value.');
    return value;
  }
}
