import { AppError, errorMessages } from './errors.ts';

const deepest = 12;

/**
 * What was sent, as it can be kept in UTF-8: half characters (lone surrogates) replaced. Keys that would change an object's kind are dropped; files and dates stay as they are.
 * @throws AppError `malformed` for lists and objects nested deeper than anything here is
 */
export function sanitizeInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new AppError('malformed', errorMessages.malformed);
  if (Array.isArray(value)) return value.map((entry) => sanitizeInput(entry, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      name === '__proto__' ? [] : [[name, sanitizeInput(entry, depth + 1)]],
    ),
  );
}

/** Whether it is an object of fields, rather than a list, a file or a date. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
