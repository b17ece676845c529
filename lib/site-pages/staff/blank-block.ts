import { z } from 'zod';
import type { Field, Fields } from '#lib/core/fields/field.ts';
import { formValues, type Values } from '#lib/core/fields/values.ts';
import { type Block, type BlockKind, blockTypes } from '../blocks/block.ts';

/** Returns the values of the form for a block; without one, for a new one. */
export function valuesOfBlock(kind: BlockKind, block?: Block): Values {
  return { kind, ...formValues(blockTypes[kind].fields, block) };
}

/** Returns the schema of a block's form: that of the block, for what its values say. */
export function formSchema(kind: BlockKind): z.ZodType<unknown, Values> {
  const written = z.preprocess((values) => blockOfValues(values as Values), blockTypes[kind].schema);
  return written as unknown as z.ZodType<unknown, Values>;
}

/** Returns a new block of a kind that needs no words; null for one that does. */
export function filledBlock(kind: BlockKind): Block | null {
  const filled = formSchema(kind).safeParse(valuesOfBlock(kind));
  return filled.success ? (filled.data as Block) : null;
}

/** Returns what the form's values say as a block to save: choices and pictures that are empty are left out. */
export function blockOfValues({ kind, ...values }: Values): Values {
  return { kind, ...writtenValues(blockTypes[kind as BlockKind].fields, values) };
}

function writtenValues(fields: Fields, values: Values): Values {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.fields && Array.isArray(value)) {
      const { fields: inner } = field;
      return [[name, value.map((entry) => writtenValues(inner, entry as Values))]];
    }
    return isLeftOut(field, value) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function isLeftOut({ kind, isOptional }: Field, value: unknown): boolean {
  if (kind === 'alt') return value === null || value === undefined;
  return isOptional === true && (value === null || value === undefined || String(value).trim() === '');
}
