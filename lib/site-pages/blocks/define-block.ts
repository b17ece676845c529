import { z } from 'zod';
import { type BlockFields, type ShapeOf, shapeOf } from './fields.ts';

/** A kind of block: the fields of its form in order, and its schema. Its name is `messages.blocks.kinds[kind]`. */
export interface BlockType<Kind extends string = string, Fields extends BlockFields = BlockFields> {
  readonly kind: Kind;
  readonly fields: Fields;
  readonly schema: z.ZodObject<{ kind: z.ZodLiteral<Kind> } & ShapeOf<Fields>, z.core.$strict>;
}

/** Defines a kind of block. Fields that it does not have are refused. */
export function defineBlock<const Kind extends string, const Fields extends BlockFields>(
  kind: Kind,
  fields: Fields,
): BlockType<Kind, Fields> {
  const schema = z.strictObject({ kind: z.literal(kind), ...shapeOf(fields) });
  return { kind, fields, schema: schema as unknown as BlockType<Kind, Fields>['schema'] };
}
