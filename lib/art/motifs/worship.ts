import { type Motif, placed } from './motif.ts';

/** The worship leader with a guitar, in the light of the stage. */
export const worship: Motif = ({ width, height, x, scale, paints: { dark, lit, accent, hill, sky } }) => {
  const floor = Math.round(height * 0.86);
  const middle = Math.round(floor - 74 * scale);
  const beam = (from: number) =>
    `M${Math.round(from)}-4L${Math.round(x - 40 * scale)} ${floor}H${Math.round(x + 40 * scale)}z`;
  const ring = (radius: number, colour: string) =>
    `<circle cx="${x}" cy="${middle}" r="${Math.round(radius * scale)}" fill="${colour}"/>`;
  const wall = `<path fill="${sky[0]}" d="M0 0H${width}V${height}H0z"/>${ring(128, sky[1])}${ring(92, sky[2])}${ring(60, sky[3])}`;
  const light = `<path fill="${lit}" opacity=".16" d="${beam(x - width * 0.3)}${beam(x + width * 0.06)}${beam(x + width * 0.34)}"/>`;
  const stage = `<path fill="${hill[2]}" d="M0 ${floor}H${width}V${height}H0z"/><path fill="${lit}" opacity=".5" d="M${Math.round(x - 62 * scale)} ${floor}h${Math.round(124 * scale)}l${Math.round(12 * scale)} ${Math.round(8 * scale)}h-${Math.round(148 * scale)}z"/>`;
  return wall + light + stage + placed(x, floor + 4, scale * 1.22, figure(dark, '#c98f62', accent, hill[1]));
};

function figure(dark: string, skin: string, accent: string, shirt: string): string {
  const body = `<path fill="${dark}" d="M-11 0-9-44H11L14 0H5L1-30-3 0z"/><path fill="${shirt}" d="M-14-42Q-16-68-7-74H9Q18-68 15-42z"/><path fill="${skin}" d="M-3-76H5V-70H-3zM-7-86q0-11 9-11t8 11-8 12-9-12z"/><path fill="${dark}" d="M-8-86q-2-14 10-14 11 0 9 12-5-6-10-6-7 0-9 8z"/>`;
  const guitar = `<g transform="rotate(-24 0 -46)"><path stroke="${dark}" stroke-width="4" d="M8-46H52"/><path fill="${dark}" d="M50-50h11v8H50z"/><path fill="${accent}" d="M14-46Q14-58 3-56-6-62-18-59-29-55-29-46T-18-33Q-6-30 3-36 14-34 14-46z"/><circle cx="-4" cy="-46" r="5" fill="${dark}"/></g>`;
  const arms = `<path fill="none" stroke="${shirt}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-10-67-21-53M12-67 24-58"/><path fill="none" stroke="${skin}" stroke-width="5.5" stroke-linecap="round" d="M-21-53-9-45M24-58 29-60"/>`;
  const microphone = `<path fill="none" stroke="${dark}" stroke-width="2.5" stroke-linecap="round" d="M40 0V-74L17-84M31 0H49"/><path stroke="${dark}" stroke-width="6" stroke-linecap="round" d="M17-84 13-86"/>`;
  return body + guitar + arms + microphone;
}
