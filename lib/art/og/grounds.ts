import 'server-only';
import type { Church } from '#lib/core/church/church-row.ts';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { log } from '#lib/core/process/log.ts';
import { readStoredPicture } from '#lib/core/storage/stored-picture.ts';
import { heroLayers } from '../layers/hero-layers.ts';
import { townLayers } from '../layers/town-layers.ts';
import type { Inks } from '../palette/palette.ts';
import type { DrawnScene } from '../scene/layers.ts';
import { paint, skies } from '../skies.ts';
import { ogSize } from './drawing-work.ts';
import { finishedPicture } from './finished-pictures.ts';

/** The published picture of the hero. */
export interface HeroPhoto {
  readonly url: string | null;
  /** Percent. */
  readonly focus: { readonly x: number; readonly y: number };
}

/**
 * Returns the ground of the default link preview, that of the church's hero: its photo, its drawn scene at dawn, or its
 * colors alone. Like the page, the hills where the photo cannot be read.
 */
export async function heroGround(hero: Church['hero'], inks: Inks, photo?: HeroPhoto): Promise<string> {
  if (hero === 'plain') return plainGround(inks);
  const address = hero === 'picture' ? await photoAddress(photo) : null;
  return address ? photoGround(address, inks) : landscape(hero === 'town' ? 'town' : 'hills', inks);
}

/** The hero at dawn, cropped so that the church is on the right and the words are on dark sky. */
function landscape(scene: DrawnScene, { night }: Inks): string {
  const layers = (scene === 'town' ? townLayers : heroLayers).map((layer) => layer.markup);
  const veil = `<defs><linearGradient id="v" x1="0" x2="1" y1="0" y2=".12"><stop offset=".2" stop-color="${night}" stop-opacity=".72"/><stop offset=".68" stop-color="${night}" stop-opacity="0"/></linearGradient></defs><path fill="url(#v)" d="M0 0H1920V640H0z"/>`;
  const [sky = '', ...land] = layers;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="320 20 1600 840">${paint(sky + veil + land.join(''), 'dawn')}</svg>`;
}

/** Night, turning into the church's colors, with a light that rises. */
function plainGround({ night, accentDeep, accent }: Inks): string {
  const light = ([radius, opacity]: readonly [number, number]) =>
    `<circle cx="912" cy="655" r="${radius}" fill="${skies.dawn.glow}" fill-opacity="${opacity}"/>`;
  const lights = (
    [
      [520, 0.09],
      [338, 0.08],
      [182, 0.12],
    ] as const
  )
    .map(light)
    .join('');
  return svgOf(
    `<defs><linearGradient id="g" x1=".43" x2=".57" y1="0" y2="1"><stop offset=".22" stop-color="${night}"/><stop offset=".66" stop-color="${accentDeep}"/><stop offset="1" stop-color="${accent}"/></linearGradient></defs><path fill="url(#g)" d="M0 0H1200V630H0z"/>${lights}`,
  );
}

/** The photo under so much night that white words are readable on any of it. */
function photoGround(address: string, { night }: Inks): string {
  const stops = [
    [0.48, 0.84],
    [0.62, 0.66],
    [0.95, 0.08],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${night}" stop-opacity="${opacity}"/>`);
  return svgOf(
    `<defs><linearGradient id="v">${stops.join('')}</linearGradient></defs><image href="${address}" width="1200" height="630"/><path fill="url(#v)" d="M0 0H1200V630H0z"/>`,
  );
}

function svgOf(content: string): string {
  const { width, height } = ogSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Returns the photo in the size of the preview as a data address; null for one that this site has not stored or cannot read. */
async function photoAddress(photo: HeroPhoto | undefined): Promise<string | null> {
  if (!photo?.url || !isStoredPicture(photo.url)) return null;
  try {
    const work = { photo: await readStoredPicture(photo.url), size: ogSize, focus: photo.focus };
    const jpeg = await finishedPicture(work);
    return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  } catch (error) {
    log.warn({ err: error }, 'hero photo not drawn');
    return null;
  }
}
