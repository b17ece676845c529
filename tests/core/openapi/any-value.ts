import fc from 'fast-check';
import { hostileTexts } from '#tests/security/hostile-values.ts';

/** As much of a JSON Schema as the document uses for what it takes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Any value that the schema allows, as far as a schema says it. @throws Error for what the document never used */
export function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  if (Object.keys(schema).length === 0) return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map(anyValue));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => anyValue({ ...schema, type })));
  const known = kinds[schema.type ?? ''];
  if (!known) throw new Error(`No value is known for ${JSON.stringify(schema)}.`);
  return known(schema);
}

/** Values of every kind, as often wrong as right: too long, too odd, too deep, too large. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], [null], {
    a: { b: [] },
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const kinds: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: anyText,
  integer: ({ minimum = -(2 ** 31), maximum = 2 ** 31 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1e9, maximum = 1e9 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items }) => fc.array(items ? anyValue(items) : fc.jsonValue(), { maxLength: 4 }),
  object: anyObject,
};

function anyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, anyValue(each)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('1890-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  // Sent as a file.
  binary: fc.constant('bytes'),
};

/** By their lengths: fast-check prepares each of them for longer than it takes to draw from one. */
const texts = new Map<string, fc.Arbitrary<string>>();

function anyText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? ''];
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const lengths = `${minLength} to ${maxLength}`;
  const text = texts.get(lengths) ?? textOf(minLength, maxLength);
  texts.set(lengths, text);
  return text;
}

function textOf(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', ...lengths }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', ...lengths }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...plausible).filter((text) => fits(text, minLength, maxLength)),
    },
  );
}

/** Texts that many a field takes, so that more than refusals is met. */
const plausible = [
  'Good texts have some length.',
  '2031-05-01',
  '2031-05-01T10:30',
  '/home.webp',
  'https://example.org/a?b=c',
  'naomi@example.org',
  '+1 512 555 0100',
  'America/Chicago',
  '#ea384c',
];

function fits(text: string, least: number, most: number): boolean {
  return text.length >= least && text.length <= most;
}
