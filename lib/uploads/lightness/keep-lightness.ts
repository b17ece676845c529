import { publishChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { log } from '#lib/core/process/log.ts';
import { readStoredPicture } from '#lib/core/storage/stored-picture.ts';
import { measureLightness } from './lightness.ts';

/** Measures a picture and keeps the result with its address. */
export async function keepLightness(url: string, picture: Uint8Array): Promise<void> {
  const { cells, ...size } = await measureLightness(picture);
  const measured = { ...size, cells: Uint8Array.from(cells) };
  await db().pictureLightness.upsert({ where: { url }, create: { url, ...measured }, update: measured });
}

/** The address of the last picture that could not be measured. */
let unmeasured: string | null = null;

/**
 * Measures the home page's picture where none of its cells are known: it is older than the measuring, came back with a
 * restored row, or was uploaded for another place. One whose file is gone or damaged is logged once, and measured when
 * the file is back.
 */
export async function measurePublished(): Promise<void> {
  const [row] = await db().$queryRaw<{ url: string }[]>`
    SELECT hero_background_url AS url FROM site_settings
    WHERE hero_background_url IS NOT NULL AND hero_background_url NOT IN (SELECT url FROM picture_lightness)`;
  if (!row || !isStoredPicture(row.url)) return;
  try {
    await keepLightness(row.url, await readStoredPicture(row.url));
  } catch (error) {
    if (unmeasured !== row.url) log.warn({ err: error, url: row.url }, 'a picture could not be measured');
    unmeasured = row.url;
    return;
  }
  unmeasured = null;
  publishChange('settings');
}
