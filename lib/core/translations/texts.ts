import type { z } from 'zod';

/** How a text is edited: a line, plain text, or HTML. */
export type TextKind = 'line' | 'text' | 'rich';

/** A text of a row that may have a translation. */
export interface NamedText {
  /** A column, or a path such as `questions.{id}.label`. */
  readonly name: string;
  readonly text: string;
  readonly kind: TextKind;
  /** Checks and cleans a translation as it does the original. */
  readonly schema: z.ZodType;
  /** What staff call it; of a column, its label in the log. */
  readonly label?: string;
}

/** Returns the row with `change` applied to each of its texts that is not empty. */
export type Texts<Row> = (row: Row, change: (text: NamedText) => string) => Row;

/** Returns the texts of a row in their order. */
export function textsIn<Row>(texts: Texts<Row>, row: Row): NamedText[] {
  const found: NamedText[] = [];
  texts(row, (each) => {
    found.push(each);
    return each.text;
  });
  return found;
}

/** Returns the texts that are columns of a row, from the schemas of its input. */
export function textColumns<Schemas extends Readonly<Record<string, z.ZodType>>>(
  schemas: Schemas,
  kinds: { readonly [Name in keyof Schemas]?: TextKind },
) {
  const columns = Object.entries(kinds).map(([name, kind]) => ({
    ...{ name, kind: kind as TextKind, schema: schemas[name] as z.ZodType },
  }));
  return <Row extends object>(row: Row, change: (text: NamedText) => string): Row => {
    const texts: Record<string, string> = {};
    for (const column of columns) {
      const text = (row as Record<string, unknown>)[column.name];
      if (typeof text === 'string' && text.trim() !== '') texts[column.name] = change({ ...column, text });
    }
    return { ...row, ...texts };
  };
}
