import type { Field } from '#lib/core/fields/field.ts';
import { mapNamedTexts } from '#lib/core/fields/values.ts';
import type { Texts } from '#lib/core/translations/texts.ts';
import { isPageTextKey, pageTextRegister } from '../register.ts';

interface Stored {
  readonly key?: unknown;
  readonly value?: unknown;
}

/**
 * Returns a stored page text with `change` applied to its texts: one is `value`, that of a group `value.{field}`, that of a
 * list `value.{n}.{field}`. A value that does not fit its key has none: the original is shown.
 */
export function storedTexts<Row extends Stored>(row: Row, change: Parameters<Texts<Row>>[1]): Row {
  const key = String(row.key);
  if (!isPageTextKey(key)) return row;
  const { form, schema } = pageTextRegister[key];
  return schema.safeParse(row.value).success ? textsOf(form)(row, change) : row;
}

/** Returns what applies a change to the texts of values with this form. */
export function textsOf(form: Field) {
  return <Row extends Stored>(row: Row, change: Parameters<Texts<Row>>[1]): Row => ({
    ...row,
    value: mapNamedTexts(form, row.value, 'value', change),
  });
}
