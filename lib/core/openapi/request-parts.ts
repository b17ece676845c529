import { z } from 'zod';
import type { Endpoint } from '#lib/core/operations/route-options.ts';

type Fields = Record<string, z.ZodType>;

/** What a call takes, by where it goes. */
export interface RequestParts {
  path: Fields;
  query: Fields;
  takesIfMatch: boolean;
  /** Whether a body may be sent at all, also where there is nothing to say in it. */
  hasBody: boolean;
  body?: z.ZodType;
}

/**
 * Where each field of a call's input goes, as lib/core/operations/route-input.ts reads it: the names in the address to the
 * path, `if_match` to its header, what a read or a deletion takes to the query, all else to the body.
 */
export function requestParts(method: string, path: string, call: Endpoint): RequestParts {
  const fields = fieldsOf(call.input);
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
  if (!fields) return { ...parts, ...(call.input && { body: call.input }) };
  const inBody = without(rest, inQuery);
  const readLater = fieldsOf(call.fields) ?? {};
  const own =
    method === 'patch'
      ? { ...z.object(undefaulted(readLater)).partial().shape, ...kept(inBody) }
      : { ...readLater, ...inBody, ...needed(only(inBody, call.needed ?? [])) };
  return Object.keys(own).length === 0 ? parts : { ...parts, body: z.object(own) };

  /** The clock is for callers on the server; nobody can send it. */
  function isClock(name: string): boolean {
    return fields?.[name] !== undefined && kindOf(fields[name]) === 'date';
  }
}

/** What an update leaves out stays, so that no default is promised for it. */
function kept(fields: Fields): Fields {
  const withDefault = Object.keys(fields).filter((name) => fields[name] instanceof z.ZodDefault);
  return { ...fields, ...z.object(undefaulted(only(fields, withDefault))).partial().shape };
}

/** A field that a row of this kind needs is neither left out nor null. */
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

/** The fields of an object, also of one that is checked as a whole or made into something else. */
function fieldsOf(schema: z.ZodType | undefined): Fields | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in as z.ZodType);
  return undefined;
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
