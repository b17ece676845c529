import { type Block, type BlockKind, blockTypes } from '../blocks/block.ts';
import type { BlockField, BlockFields } from '../blocks/fields.ts';

/** What the form of a block holds. */
export type BlockValues = Record<string, unknown>;

/** Returns the values of a new block's form; of a kind whose schema has defaults, they are those. */
export function blankBlock(kind: BlockKind): BlockValues {
  return { kind, ...blankValues(blockTypes[kind].fields) };
}

/** Returns the values of fields without content. A description of a picture is missing until someone decides. */
export function blankValues(fields: BlockFields): BlockValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankValue(field)]));
}

function blankValue({ kind, least = 0, fields }: BlockField): unknown {
  if (kind === 'list') return Array.from({ length: least }, () => blankValues(fields ?? {}));
  if (kind === 'number') return 3;
  if (kind === 'side') return 'left';
  return kind === 'alt' ? null : '';
}

/** Returns the values of the form for a block: a missing field is empty, so that its control is never uncontrolled. */
export function valuesOfBlock(block: Block): BlockValues {
  return { kind: block.kind, ...filledValues(blockTypes[block.kind].fields, block) };
}

function filledValues(fields: BlockFields, values: Readonly<BlockValues>): BlockValues {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (field.fields && Array.isArray(value)) {
      const { fields: inner } = field;
      return [name, value.map((entry) => filledValues(inner, entry))];
    }
    return [name, value ?? blankValue(field)];
  });
  return Object.fromEntries(entries);
}

/** Returns what the form's values say as a block to save: choices and pictures that are empty are left out. */
export function blockOfValues({ kind, ...values }: BlockValues): BlockValues {
  return { kind, ...writtenValues(blockTypes[kind as BlockKind].fields, values) };
}

function writtenValues(fields: BlockFields, values: BlockValues): BlockValues {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.fields && Array.isArray(value)) {
      const { fields: inner } = field;
      return [[name, value.map((entry) => writtenValues(inner, entry as BlockValues))]];
    }
    return isLeftOut(field, value) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function isLeftOut({ kind, isOptional }: BlockField, value: unknown): boolean {
  if (kind === 'alt') return value === null || value === undefined;
  return isOptional === true && (value === null || value === undefined || String(value).trim() === '');
}
