import { towerMark } from './mark.ts';
import { type Inks, ink } from './palette/palette.ts';

/**
 * Returns the site's icon as an SVG: the bell tower before a rising sun, at night. `bleed` is for systems that crop the
 * icon: square corners, and everything important within the middle four fifths.
 */
export function iconSvg(shape: 'rounded' | 'bleed', size = 32, inks: Inks = ink): string {
  const ground =
    shape === 'rounded'
      ? '<rect width="32" height="32" rx="7" fill="url(#s)"/>'
      : '<path fill="url(#s)" d="M0 0h32v32H0z"/>';
  const clip =
    shape === 'rounded'
      ? '<clipPath id="c"><rect width="32" height="32" rx="7"/></clipPath>'
      : '<clipPath id="c"><path d="M0 0h32v32H0z"/></clipPath>';
  const mark = shape === 'rounded' ? 'translate(1.6 1.7) scale(.9)' : 'translate(4.8 5) scale(.7)';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><defs>${clip}<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.night}"/><stop offset=".62" stop-color="${inks.accentDeep}"/><stop offset="1" stop-color="${inks.accent}"/></linearGradient></defs>${ground}<g clip-path="url(#c)"><circle cx="16" cy="27" r="10.5" fill="${inks.dawn}"/><path fill="${inks.night}" d="M0 26.200Q8 23.4 16 23.400T32 26.200V32H0z"/></g><g transform="${mark}"><path fill="${inks.night}" d="M12 14h8v11h-8z"/>${towerMark(inks.paper, inks.gold)}</g></svg>\n`;
}
