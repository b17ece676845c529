import { z } from 'zod';
import { hexColor, orNull } from '#lib/core/operations/fields.ts';
import { artMessages } from './messages.ts';

/** A colour to pick; a blank text or null means the site's own. */
export const pickedColor = orNull(hexColor(artMessages.invalidColor));

/** What staff try out before they save it. */
export const pickedColors = z.object({ accent_color: pickedColor, second_color: pickedColor });

const color = z.string();

/** What becomes of the picked colours. */
export const colorPreview = z.strictObject({
  colors: z.strictObject({
    accent: color,
    accentDeep: color,
    second: color,
    night: color,
    gold: color,
    alert: color,
  }),
  /** The least contrast among the pairs of each colour, 1 to 21. */
  contrasts: z.strictObject({ accent: z.number(), second: z.number(), night: z.number(), gold: z.number() }),
});

export type ColorPreview = z.output<typeof colorPreview>;
