import type { z } from 'zod';

/** A row as the database gives it: what is answered as text may be a moment there, and a word of a list any text. */
type Stored<Field> = Field extends string ? string | Date : Field;
type StoredRow<Row> = { [Name in keyof Row]: Stored<Row[Name]> };

/**
 * The row as its schema states it: the fields it names and no others, moments as ISO 8601 in UTC. A row that
 * lacks one, or has another kind of value there, does not compile.
 */
export function presentRow<Schema extends z.ZodObject>(
  schema: Schema,
  row: StoredRow<z.output<Schema>>,
): z.output<Schema> {
  const stored = row as Record<string, unknown>;
  const presented: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = stored[name];
    presented[name] = value instanceof Date ? value.toISOString() : value;
  }
  return presented as z.output<Schema>;
}
