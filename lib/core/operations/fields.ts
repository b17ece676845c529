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
