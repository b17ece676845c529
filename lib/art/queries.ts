import 'server-only';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { accentPalette } from './palette/accent-palette.ts';
import { contrastOf, pairsOf } from './palette/contrast-pairs.ts';
import { ink } from './palette/palette.ts';
import { type ColorPreview, pickedColors } from './schema.ts';

/** Returns the ramps of two picked colors, with their contrasts. */
export const previewColors = privateQuery({
  name: 'previewColors',
  access: 'settings',
  input: pickedColors,
  run: async (picked): Promise<ColorPreview> => {
    const colors = accentPalette(picked);
    const all = { ...ink, ...colors };
    const least = (name: string) => Math.min(...pairsOf(name).map((pair) => contrastOf(pair, all)));
    return {
      colors,
      contrasts: {
        accent: least('accent'),
        second: least('second'),
        night: least('night'),
        gold: least('gold'),
      },
    };
  },
});
