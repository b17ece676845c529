import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { AppError } from './errors.ts';

const deepest = 12;
/** Few lists of the site are as long: each entry may cost an error message. */
const mostEntries = 10_000;

/**
 * Returns the input as valid UTF-8: lone surrogates are replaced. Keys such as `__proto__` are dropped; files and dates
 * are unchanged.
 * @throws AppError `malformed` for input that is nested too deeply, or has a list of more than `most` entries
 */
export function sanitizeInput(value: unknown, most = mostEntries, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest || (Array.isArray(value) && value.length > most))
    throw new AppError('malformed', messages.errors.malformed);
  if (Array.isArray(value)) return value.map((entry) => sanitizeInput(entry, most, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      name === '__proto__' ? [] : [[name, sanitizeInput(entry, most, depth + 1)]],
    ),
  );
}

const lengths = z.registry<{ most: number }>();

/** Marks a list that may have more entries than others, and the input that it is a field of. */
export function longList<Schema extends z.ZodType>(schema: Schema, most: number): Schema {
  lengths.add(schema, { most });
  return schema;
}

/** Returns how many entries a list of the input may have before its schema looks at it. */
function mostIn(schema: z.ZodType): number {
  const marked = Object.values(shapeOf(schema) ?? {}).map((field) => lengths.get(field)?.most ?? 0);
  return Math.max(mostEntries, ...marked);
}

const kinds = z.registry<{ may: 'have several lines' | 'hold anything' }>();

/** Marks a multi-line text: its line breaks and tabs are kept. Other texts are one line. */
export function multiline<Schema extends z.ZodType>(schema: Schema): Schema {
  kinds.add(schema, { may: 'have several lines' });
  return schema;
}

/** Marks an input whose texts are checked later, by the operation that stores them. */
export function uncheckedTexts<Schema extends z.ZodType>(schema: Schema): Schema {
  kinds.add(schema, { may: 'hold anything' });
  return schema;
}

interface TextIssue {
  path: string[];
  message: string;
}

/**
 * Returns the issues of texts before the schema runs: control characters (Unicode category Cc) are rejected, except
 * line breaks and tabs in multi-line texts and at the ends of others, where they are trimmed.
 */
export function textIssues(schema: z.ZodType, given: unknown): TextIssue[] {
  if (typeof given !== 'object' || given === null || kindOf(schema) === 'hold anything') return [];
  const fields = shapeOf(schema);
  return Object.entries(given).flatMap(([name, value]) => {
    const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    // Fields outside the schema are ignored, or checked by their own schema.
    if (fields && !field) return [];
    const kind = field && kindOf(field);
    const message = kind === 'hold anything' ? null : problemOf(value, kind === 'have several lines');
    return message ? [{ path: [name], message }] : [];
  });
}

function problemOf(value: unknown, isMultiline: boolean): string | null {
  if (typeof value === 'string') {
    if (/[^\P{Cc}\t\n\r]/u.test(isMultiline ? value : value.trim())) return messages.errors.controlCharacters;
    return !isMultiline && /[\t\n\r]/.test(value.trim()) ? messages.errors.oneLine : null;
  }
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return null;
  for (const part of Object.values(value)) {
    const problem = problemOf(part, isMultiline);
    if (problem) return problem;
  }
  return null;
}

/** Returns the fields of an object schema, also inside refinements and transforms. */
export function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType);
  return undefined;
}

function kindOf(schema: z.ZodType): string | undefined {
  const { innerType, in: input, out } = schema.def as Partial<Record<'innerType' | 'in' | 'out', z.ZodType>>;
  const parts = [innerType, input, out].filter((part) => part !== undefined);
  return kinds.get(schema)?.may ?? parts.map(kindOf).find((kind) => kind !== undefined);
}

/** Returns whether the value is a plain object, not a list, a file or a date. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The input as its schema gives it. @throws AppError `invalid` with the messages of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const given = sanitizeInput(raw, mostIn(schema));
  const result = schema.safeParse(given, { error: messages.checks.zodErrors });
  const issues = [...textIssues(schema, given), ...(result.error?.issues ?? []).flatMap(byUnknownField)];
  if (result.success && issues.length === 0) return result.data;
  const fields = new Map<string, Set<string>>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    fields.set(field, (fields.get(field) ?? new Set()).add(message));
  }
  throw new AppError('invalid', issues[0]?.message ?? messages.errors.notValid, {
    fields: Object.fromEntries([...fields].map(([field, told]) => [field, [...told]])),
  });
}

/** Names each unknown field of a strict object by its path. */
function byUnknownField(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: messages.errors.unknownField(key),
  }));
}
