import type { z } from 'zod';

/** Returns a text for a place that takes at most so many characters; undefined where nothing limits it. */
export type Fill = (most?: number) => string;

/**
 * Returns a value of a schema for each text within it: filled in that place, and as little as possible in the others.
 * `known` are fields of the value itself that are better filled.
 */
export function withTextInEach(
  schema: z.ZodType,
  fill: Fill,
  known: Readonly<Record<string, unknown>> = {},
): unknown[] {
  const { type } = schema.def;
  const def = schema.def as unknown as Record<string, z.ZodType & z.ZodType[] & Record<string, z.ZodType>>;
  switch (type) {
    case 'string':
      return [fill((schema as z.ZodString).maxLength ?? undefined)];
    case 'custom':
    case 'transform':
      return [fill()];
    case 'any':
    case 'unknown':
      return [fill(), { [fill()]: fill() }, [fill()]];
    case 'object': {
      const shape = Object.entries((schema as z.ZodObject).shape) as [string, z.ZodType][];
      const rest = Object.fromEntries(shape.map(([name, field]) => [name, littleOf(field)]));
      return shape.flatMap(([name, field]) =>
        withTextInEach(field, fill).map((value) => ({ ...rest, ...known, [name]: value })),
      );
    }
    case 'array':
      return withTextInEach(def.element as z.ZodType, fill).map((value) => [value]);
    case 'record':
      return [
        { [fill()]: fill() },
        ...withTextInEach(def.valueType as z.ZodType, fill).map((value) => ({ a: value })),
      ];
    case 'union':
      return (def.options as z.ZodType[]).flatMap((option) => withTextInEach(option, fill));
    case 'pipe':
      return [def.in, def.out].flatMap((end) => withTextInEach(end as z.ZodType, fill, known));
    case 'lazy':
      return [];
    default:
      return def.innerType ? withTextInEach(def.innerType, fill, known) : [];
  }
}

/** Returns a value that the schema may take; undefined where it needs none. */
function littleOf(schema: z.ZodType): unknown {
  if (schema.safeParse(undefined).success) return undefined;
  const def = schema.def as unknown as Record<string, z.ZodType | undefined>;
  switch (schema.def.type) {
    case 'string':
      return (schema as z.ZodString).format === 'uuid'
        ? '99999999-9999-4999-8999-999999999999'
        : 'A few words';
    case 'enum':
      return (schema as z.ZodEnum).options[0];
    case 'literal':
      return [...(schema as z.ZodLiteral).values][0];
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(
        Object.entries((schema as z.ZodObject).shape).map(([name, field]) => [
          name,
          littleOf(field as z.ZodType),
        ]),
      );
    case 'array':
      return [];
    case 'record':
      return {};
    case 'nullable':
      return null;
    case 'union':
      return littleOf((schema as z.ZodUnion).options[0] as z.ZodType);
    case 'pipe':
      return littleOf((def.in?.def.type === 'transform' ? def.out : def.in) as z.ZodType);
    default:
      return def.innerType ? littleOf(def.innerType) : undefined;
  }
}
