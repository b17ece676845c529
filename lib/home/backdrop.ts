import type { Church } from '#lib/core/church/church-row.ts';

/** What is drawn behind the hero's words, and the picture in front of that. */
export interface Backdrop {
  readonly scene: 'hills' | 'town' | 'plain';
  readonly pictureUrl: string | null;
  /** What stays in sight of it however it is cut, as `object-position` says it. */
  readonly focus: string;
}

interface PublishedPicture {
  hero_background_url: string | null;
  /** Percent. */
  hero_focus_x: number;
  hero_focus_y: number;
}

/** The backdrop of a choice. Behind a picture the hills stand, for one that is not there or cannot be loaded. */
export function backdropOf(
  hero: Church['hero'],
  { hero_background_url, hero_focus_x, hero_focus_y }: PublishedPicture,
): Backdrop {
  const focus = `${hero_focus_x}% ${hero_focus_y}%`;
  if (hero === 'picture') return { scene: 'hills', pictureUrl: hero_background_url, focus };
  return { scene: hero, pictureUrl: null, focus };
}
