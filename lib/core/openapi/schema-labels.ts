import type { ApiDocument } from './document.ts';

/** The subset of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  default?: unknown;
  maxLength?: number;
}

export interface DescribedField {
  name: string;
  type: string;
  isRequired: boolean;
  description?: string;
  /** For a parameter: path, query or header. */
  place?: string;
}

/** Returns the fields of an object, of a list's rows, or of all of several objects; none for other schemas. */
export function fieldsOfSchema(document: ApiDocument, schema: Schema): DescribedField[] {
  const known = resolve(document, schema);
  const several = known.anyOf ?? known.oneOf ?? known.allOf;
  if (several) return distinct(several.flatMap((each) => fieldsOfSchema(document, each)));
  if (known.items) return fieldsOfSchema(document, known.items);
  return Object.entries(known.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeLabel(field),
    isRequired: known.required?.includes(name) ?? false,
    ...describe(document, field),
  }));
}

function describe(document: ApiDocument, field: Schema): { description?: string } {
  const description = field.description ?? resolve(document, field).description;
  const standard = field.default === undefined ? '' : `${JSON.stringify(field.default)} unless told.`;
  const text = [description, standard].filter(Boolean).join(' ');
  return text ? { description: text } : {};
}

/** Returns a short label of a field's type: 'text, at most 200', 'true or false', 'list of Event'. */
export function typeLabel(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => String(value)).join(' | ');
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (several) return [...new Set(several.map(typeLabel))].join(' or ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeLabel({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeLabel(schema.items) : 'anything'}`;
  if (schema.type === 'string') return textLabel(schema);
  return typeLabels[schema.type ?? ''] ?? 'anything';
}

/** Returns the names of the schemas that a schema refers to. */
export function namesIn(schema: Schema): string[] {
  if (schema.$ref) return [nameOf(schema.$ref)];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...new Set(parts.flatMap(namesIn))];
}

const typeLabels: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  number: 'number',
  object: 'object',
};
const formats: Readonly<Record<string, string>> = {
  binary: 'file',
  date: 'date',
  'date-time': 'moment',
  uuid: 'id',
};

function textLabel({ format, maxLength }: Schema): string {
  if (format && formats[format]) return formats[format];
  return maxLength ? `text, at most ${maxLength}` : 'text';
}

function resolve(document: ApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  return (document.components?.schemas?.[nameOf(schema.$ref)] ?? {}) as Schema;
}

function nameOf(reference: string): string {
  return reference.split('/').pop() ?? '';
}

function distinct(fields: DescribedField[]): DescribedField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
