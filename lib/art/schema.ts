import { z } from 'zod';
import { hexColor, orNull } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';

/** A color to pick; blank or null means the site's default. */
export const pickedColor = orNull(hexColor(() => messages.art.invalidColor));

/** Colors that staff preview before saving. */
export const pickedColors = z.object({ accent_color: pickedColor, second_color: pickedColor });

const color = z.string();

/** The result for the picked colors. */
export const colorPreview = z.strictObject({
  colors: z.strictObject({
    accent: color,
    accentDeep: color,
    second: color,
    night: color,
    gold: color,
    alert: color,
  }),
  /** The lowest contrast among the pairs of each color, 1 to 21. */
  contrasts: z.strictObject({ accent: z.number(), second: z.number(), night: z.number(), gold: z.number() }),
  /** The church's main service, for the sample page. */
  service: z.strictObject({ name: z.string(), text: z.string() }).nullable(),
});

export type ColorPreview = z.output<typeof colorPreview>;
