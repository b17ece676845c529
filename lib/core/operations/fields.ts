import { z } from 'zod';

/** Fields that rows of every domain are answered with. */
export const rowId = z.uuid().meta({ description: 'The row’s id, 36 characters.' });
export const instant = z.iso.datetime().meta({ description: 'A moment in UTC.' });
export const updatedAt = z.iso
  .datetime()
  .meta({ description: 'When the row last changed. Send it in `If-Match` with an update.' });

/** A calendar date of the church. Rows written elsewhere may hold another text, so none is refused. */
export const day = z.string().meta({
  format: 'date',
  description: 'A calendar date of the church, yyyy-MM-dd.',
  examples: ['2026-03-01'],
});

/** A row as the database gives it: its moments are dates, and text once it was sent. */
export type Stored<Row> = {
  [Field in keyof Row]: Field extends `${string}_at` ? Date | Row[Field] : Row[Field];
};

/** One of these texts, as the site writes it. Rows written elsewhere may hold another, so none is refused. */
export function usually(texts: readonly string[]) {
  return z.string().meta({ enum: [...texts] });
}
