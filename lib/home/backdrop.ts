import type { Church } from '#lib/core/church/church-row.ts';
import type { Lightness } from '#lib/core/pictures/lightness.ts';
import { type Veil, veilOf } from './veil.ts';

/** The drawing behind the hero's words, and the picture in front of it. */
export interface Backdrop {
  readonly scene: 'hills' | 'town' | 'plain';
  readonly picture: HeroPhoto | null;
}

/** A church's own picture, and how the hero shows it. */
export interface HeroPhoto {
  readonly url: string;
  /** Its focus as `object-position`. */
  readonly focus: string;
  /** The side of the words on a wide window. */
  readonly words: 'start' | 'end';
  readonly isOnRight: boolean;
  readonly isUpright: boolean;
  readonly veil: Veil;
}

interface PublishedPicture {
  hero_background_url: string | null;
  /** Percent. */
  hero_focus_x: number;
  hero_focus_y: number;
}

interface Surroundings {
  /** Of the picture; null for one that was not measured. */
  lightness: Lightness | null;
  /** The color that darkens it, `#rrggbb`. */
  night: string;
  isRightToLeft: boolean;
}

/** Returns the backdrop of a choice. The hills are behind a picture, in case it is missing or fails to load. */
export function backdropOf(
  hero: Church['hero'],
  picture: PublishedPicture,
  surroundings: Surroundings,
): Backdrop {
  if (hero !== 'picture') return { scene: hero, picture: null };
  return { scene: 'hills', picture: heroPhoto(picture, surroundings) };
}

/** A picture that is hardly wider than tall has no room for words: a wide window shows it beside them. */
const leastRatio = 1.2;
/** A focus nearer to its side than this, in percent, sends the words to the other one. */
const nearItsSide = 40;

/** Returns how the hero shows a picture: with the words away from its focus. Null without a picture. */
export function heroPhoto(
  { hero_background_url, hero_focus_x, hero_focus_y }: PublishedPicture,
  { lightness, night, isRightToLeft }: Surroundings,
): HeroPhoto | null {
  if (!hero_background_url) return null;
  const words = (isRightToLeft ? 100 - hero_focus_x : hero_focus_x) < nearItsSide ? 'end' : 'start';
  const isOnRight = (words === 'end') !== isRightToLeft;
  const isUpright = lightness !== null && lightness.width < lightness.height * leastRatio;
  const cut = { focusX: hero_focus_x, focusY: hero_focus_y, isOnRight, isUpright };
  return {
    url: hero_background_url,
    focus: `${hero_focus_x}% ${hero_focus_y}%`,
    words,
    isOnRight,
    isUpright,
    veil: veilOf(lightness, cut, night),
  };
}
