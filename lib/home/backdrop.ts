import type { Church } from '#lib/core/church/church-row.ts';

/** The drawing behind the hero's words, and the picture in front of it. */
export interface Backdrop {
  readonly scene: 'hills' | 'town' | 'plain';
  readonly pictureUrl: string | null;
  /** Its focus as `object-position`. */
  readonly focus: string;
}

interface PublishedPicture {
  hero_background_url: string | null;
  /** Percent. */
  hero_focus_x: number;
  hero_focus_y: number;
}

/** Returns the backdrop of a choice. The hills are behind a picture, in case it is missing or fails to load. */
export function backdropOf(
  hero: Church['hero'],
  { hero_background_url, hero_focus_x, hero_focus_y }: PublishedPicture,
): Backdrop {
  const focus = `${hero_focus_x}% ${hero_focus_y}%`;
  if (hero === 'picture') return { scene: 'hills', pictureUrl: hero_background_url, focus };
  return { scene: hero, pictureUrl: null, focus };
}
