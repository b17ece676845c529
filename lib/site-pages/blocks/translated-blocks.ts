import type { Field, Fields } from '#lib/core/fields/field.ts';
import { isWritten } from '#lib/core/fields/values.ts';
import type { NamedText, TextKind } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import { type Block, blockTypes } from './block.ts';

type Change = (text: NamedText) => string;

/**
 * Returns blocks with `change` applied to each text that a second language has, too: what visitors read, and not the names
 * of persons. A text is named `blocks.{id}.{field}`, in a list `blocks.{id}.{field}.{n}.{inner}`.
 */
export function translatedBlocks(blocks: readonly Block[], change: Change): Block[] {
  return blocks.map((block, place) => {
    const { kind, id } = block;
    const part = messages.pageEditing.part(messages.blocks.kinds[kind], place + 1);
    const at = { name: `blocks.${id}`, label: part };
    return { ...block, ...changedValues(blockTypes[kind].fields, block, at, change) };
  });
}

/** Returns whether a field holds a text that a second language has, too. */
export function isTranslated(field: Field): boolean {
  return (isWritten(field) || field.kind === 'alt') && field.isName !== true;
}

/** The name under which a group of fields stands, and what staff call it. */
interface Place {
  name: string;
  label: string;
}

function changedValues(fields: Fields, values: object, at: Place, change: Change): object {
  const known = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      known[name] === undefined
        ? []
        : [[name, changedValue(field, known[name], inner(at, name, field.label), change)]],
    ),
  );
}

function changedValue(field: Field, value: unknown, at: Place, change: Change): unknown {
  const { fields, noun, kind, schema } = field;
  if (fields && Array.isArray(value))
    return value.map((entry: object, place) => ({
      ...entry,
      ...changedValues(fields, entry, inner(at, String(place), `${noun} ${place + 1}`), change),
    }));
  if (typeof value !== 'string' || value.trim() === '' || !isTranslated(field)) return value;
  return change({ ...at, text: value, kind: kind === 'alt' ? 'line' : (kind as TextKind), schema });
}

function inner({ name, label }: Place, field: string, called: string): Place {
  return { name: `${name}.${field}`, label: `${label} · ${called}` };
}
