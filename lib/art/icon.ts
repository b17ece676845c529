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

/**
 * Returns the bell tower of the wordmark and the icons, on a field of 32 x 32: a steeple, an open arch with its bell,
 * and a hill. Simple enough to read at 16 px.
 */
export function towerMark(tower: string, bell: string): string {
  return `<path fill="${tower}" fill-rule="evenodd" d="M16 .8 22.6 12H9.400zM10.2 13.200H21.800V26.600Q19 25.4 16 25.400T10.2 26.600zM12.7 24V18.600Q12.9 15.9 16 14.7 19.1 15.9 19.3 18.600V24Z"/><path fill="${bell}" d="M13.6 22.600Q14.5 21.7 14.5 20 14.5 17.7 16 17.700T17.5 20Q17.5 21.7 18.4 22.600ZM15 23.300h2a1 1 0 0 1-2 0z"/><path fill="none" stroke="${tower}" stroke-width="2" stroke-linecap="round" d="M2.6 30.200Q9 27.3 16 27.300T29.4 30.2"/>`;
}
