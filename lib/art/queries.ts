import 'server-only';
import { currentServices } from '#lib/core/church/current-church.ts';
import { mainService, serviceLines } from '#lib/core/church/service-labels.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { accentPalette } from './palette/accent-palette.ts';
import { contrastOf, pairsOf } from './palette/contrast-pairs.ts';
import { ink } from './palette/palette.ts';
import { type ColorPreview, pickedColors } from './schema.ts';

/** Returns the ramps of two picked colors with their contrasts, and the main service for a sample. */
export const previewColors = privateQuery({
  name: 'previewColors',
  access: 'settings',
  input: pickedColors,
  run: async (picked): Promise<ColorPreview> => {
    const colors = accentPalette(picked);
    const all = { ...ink, ...colors };
    const least = (name: string) => Math.min(...pairsOf(name).map((pair) => contrastOf(pair, all)));
    const main = mainService(currentServices());
    const [service] = main ? serviceLines([main]) : [];
    return {
      colors,
      contrasts: {
        accent: least('accent'),
        second: least('second'),
        night: least('night'),
        gold: least('gold'),
      },
      service: service ? { name: service.name, text: service.text } : null,
    };
  },
});
