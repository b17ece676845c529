import type { z } from 'zod';

/** A row from the database: text fields may be dates, and enumerations any text. */
type Stored<Field> = Field extends string ? string | Date : Field;
type StoredRow<Row> = { [Name in keyof Row]: Stored<Row[Name]> };

/**
 * Returns the row as its schema states it: its fields only, dates as ISO 8601 in UTC. A row with a missing or different
 * field does not compile.
 */
export function presentRow<Schema extends z.ZodObject>(
  schema: Schema,
  row: StoredRow<z.output<Schema>>,
): z.output<Schema> {
  const stored = row as Record<string, unknown>;
  const presented: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = stored[name];
    if (value !== undefined) presented[name] = value instanceof Date ? value.toISOString() : value;
  }
  return presented as z.output<Schema>;
}
