import { hash } from 'node:crypto';

/** Digests of known objects: results of reads are never altered. */
const known = new WeakMap<object, string>();

/**
 * Returns a digest (SHA-256, base64url) of a read's result: plain values, dates, maps and sets, nested at will. Equal
 * results have equal digests. Each row of a list is digested separately, so only new objects cost time.
 * @throws TypeError for functions, symbols and instances of other classes
 */
export function digestOf(result: unknown): string {
  if (!isObject(result)) return digestOfText(textOf(result));
  const before = known.get(result);
  if (before) return before;
  const text = Array.isArray(result)
    ? `[${result.map((row) => (isObject(row) ? digestOf(row) : textOf(row))).join()}]`
    : textOf(result);
  const digest = digestOfText(text);
  known.set(result, digest);
  return digest;
}

/**
 * Returns the value as a unique text; properties keep their order.
 * @throws TypeError as `digestOf` does
 */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : textOfObject(value);
    default:
      throw new TypeError(`A ${typeof value} has no text.`);
  }
}

function textOfObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value instanceof Date) return `Date(${value.getTime()})`;
  if (value instanceof Map || value instanceof Set)
    return `${value.constructor.name}${textOfObject([...value])}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    throw new TypeError(`A ${value.constructor.name} has no text.`);
  return `{${Object.entries(value)
    .map(([name, property]) => `${JSON.stringify(name)}:${textOf(property)}`)
    .join()}}`;
}

function digestOfText(text: string): string {
  return hash('sha256', text, 'base64url');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
