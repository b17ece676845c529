import { hash } from 'node:crypto';

/** Of objects that were digested before: results of reads are never altered. */
const known = new WeakMap<object, string>();

/**
 * A digest (SHA-256, base64url) of what a read gave: plain values, dates, maps and sets, nested at will. Equal
 * results have equal digests. The rows of a list are digested each for itself, so that a long list in which few
 * rows are new objects costs little.
 * @throws TypeError for functions, symbols and objects of any other class, which say nothing of what they hold
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

/** The value as a text that no other value has; properties in their own order. @throws TypeError as `digestOf` does */
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
