import 'server-only';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import type { Lightness } from '#lib/core/pictures/lightness.ts';

/** Returns how light a picture is; null for one that was not measured. */
export const findLightness = publicQuery({
  name: 'findLightness',
  input: z.object({ url: z.string() }),
  topic: 'settings',
  run: async ({ url }): Promise<Lightness | null> => {
    const row = await db().pictureLightness.findUnique({ where: { url } });
    return row && { width: row.width, height: row.height, cells: [...row.cells] };
  },
});
