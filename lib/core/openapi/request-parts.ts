import { z } from 'zod';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import { shapeOf } from '#lib/core/operations/sanitize-input.ts';

type Fields = Record<string, z.ZodType>;

/** A call's input, by the part of the request that carries it. */
export interface RequestParts {
  path: Fields;
  query: Fields;
  takesIfMatch: boolean;
  /** Whether a body may be sent, even one without required fields. */
  hasBody: boolean;
  body?: z.ZodType;
}

/**
 * Returns where each input field goes, matching lib/core/operations/routes/input.ts: path parameters to the path,
 * `if_match` to its header, fields of reads and deletions to the query, all others to the body.
 */
export function requestParts(method: string, path: string, call: Endpoint): RequestParts {
  const fields = shapeOf(call.input);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = without(fields ?? {}, [...inPath, 'if_match', ...Object.keys(fields ?? {}).filter(isClock)]);
  const hasBody = ['post', 'put', 'patch'].includes(method);
  const inQuery = hasBody ? (call.query ?? []) : Object.keys(rest);
  const parts = {
    path: Object.fromEntries(inPath.map((name) => [name, fields?.[name] ?? z.string()])),
    query: only(rest, inQuery),
    takesIfMatch: fields?.if_match !== undefined,
    hasBody,
  };
  if (!hasBody) return parts;
  if (call.texts) return { ...parts, body: z.string() };
  if (!fields) return { ...parts, ...(call.input && { body: call.input }) };
  const inBody = without(rest, inQuery);
  const readLater = shapeOf(call.fields) ?? {};
  const own =
    method === 'patch'
      ? { ...z.object(undefaulted(readLater)).partial().shape, ...kept(inBody) }
      : { ...inBody, ...needed(only(inBody, call.needed ?? [])), ...readLater };
  return Object.keys(own).length === 0 ? parts : { ...parts, body: z.object(own) };

  /** The clock is for callers on the server; it cannot be sent. */
  function isClock(name: string): boolean {
    return fields?.[name] !== undefined && kindOf(fields[name]) === 'date';
  }
}

/** Removes defaults: fields missing from an update keep their value. */
function kept(fields: Fields): Fields {
  const withDefault = Object.keys(fields).filter((name) => fields[name] instanceof z.ZodDefault);
  return { ...fields, ...z.object(undefaulted(only(fields, withDefault))).partial().shape };
}

/** Makes a field required that this kind of row needs. */
function needed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(undefaulted(fields)).map(([name, field]) => [
      name,
      field instanceof z.ZodNullable ? (field.unwrap() as z.ZodType).meta(field.meta() ?? {}) : field,
    ]),
  );
}

function undefaulted(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType).meta(field.meta() ?? {}) : field,
    ]),
  );
}

function kindOf(schema: z.ZodType): string {
  const inner = (schema.def as { innerType?: z.ZodType }).innerType;
  if (schema instanceof z.ZodPipe) return kindOf(schema.def.in as z.ZodType);
  return inner ? kindOf(inner) : schema.def.type;
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
