import { z } from 'zod';
import { AppError, errorMessages } from './errors.ts';

const deepest = 12;

/**
 * What was sent, as it can be kept in UTF-8: half characters (lone surrogates) replaced. Keys that would change an
 * object's kind are dropped; files and dates stay as they are.
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

const kinds = z.registry<{ may: 'have several lines' | 'hold anything' }>();

/** Marks a text of several lines: its line breaks and tabs stay. Every other text is one line. */
export function multiline<Schema extends z.ZodType>(schema: Schema): Schema {
  kinds.add(schema, { may: 'have several lines' });
  return schema;
}

/** Marks an input whose texts are checked later on, by the operation that keeps them. */
export function uncheckedTexts<Schema extends z.ZodType>(schema: Schema): Schema {
  kinds.add(schema, { may: 'hold anything' });
  return schema;
}

interface TextIssue {
  path: string[];
  message: string;
}

/**
 * What is wrong with the texts of an input before its schema looks at them: control characters (Unicode category
 * Cc) are refused in every field, save the line breaks and tabs of texts that are several lines long, and of the
 * ends of others, where they are trimmed.
 */
export function textIssues(schema: z.ZodType, given: unknown): TextIssue[] {
  if (typeof given !== 'object' || given === null || kindOf(schema) === 'hold anything') return [];
  const fields = shapeOf(schema);
  return Object.entries(given).flatMap(([name, value]) => {
    const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    // What the schema does not name is ignored, or checked by the schema that it is for.
    if (fields && !field) return [];
    const message = problemOf(value, field !== undefined && kindOf(field) === 'have several lines');
    return message ? [{ path: [name], message }] : [];
  });
}

function problemOf(value: unknown, isMultiline: boolean): string | null {
  if (typeof value === 'string') {
    if (/[^\P{Cc}\t\n\r]/u.test(isMultiline ? value : value.trim())) return errorMessages.controlCharacters;
    return !isMultiline && /[\t\n\r]/.test(value.trim()) ? errorMessages.oneLine : null;
  }
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return null;
  for (const part of Object.values(value)) {
    const problem = problemOf(part, isMultiline);
    if (problem) return problem;
  }
  return null;
}

/** The fields of an object, also of one that is checked as a whole or made into something else. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType);
  return undefined;
}

function kindOf(schema: z.ZodType): string | undefined {
  const { innerType, in: input, out } = schema.def as Partial<Record<'innerType' | 'in' | 'out', z.ZodType>>;
  const parts = [innerType, input, out].filter((part) => part !== undefined);
  return kinds.get(schema)?.may ?? parts.map(kindOf).find((kind) => kind !== undefined);
}

/** Whether it is an object of fields, rather than a list, a file or a date. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The input as its schema gives it. @throws AppError `invalid` with the messages of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const given = sanitizeInput(raw);
  const result = schema.safeParse(given);
  const issues = [...textIssues(schema, given), ...(result.error?.issues ?? [])];
  if (result.success && issues.length === 0) return result.data;
  const fields = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    const messages = fields.get(field) ?? [];
    if (!messages.includes(message)) fields.set(field, [...messages, message]);
  }
  throw new AppError('invalid', issues[0]?.message ?? 'Please check what you entered.', {
    fields: Object.fromEntries(fields),
  });
}
