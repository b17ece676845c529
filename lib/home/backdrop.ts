import type { Church } from '#lib/core/church/church-row.ts';

/** What is drawn behind the hero's words, and the picture in front of that. */
export interface Backdrop {
  readonly scene: 'hills' | 'town' | 'plain';
  readonly pictureUrl: string | null;
}

/** The backdrop of a choice. Behind a picture the hills stand, for one that is not there or cannot be loaded. */
export function backdropOf(hero: Church['hero'], pictureUrl: string | null): Backdrop {
  return hero === 'picture' ? { scene: 'hills', pictureUrl } : { scene: hero, pictureUrl: null };
}
