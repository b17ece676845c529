import { type Motif, placed } from './motif.ts';

/** A small steepled church with its lamps lit. */
export const church: Motif = ({ x, ground, scale, paints: { dark, lit, accent, hill } }) =>
  placed(
    x,
    ground + 4,
    scale * 0.95,
    `<path fill="${hill[1]}" d="M8 4V-32H68V4z"/><path fill="${dark}" d="M4-30 16-52H60L72-30z"/><path fill="${lit}" d="M-11 4V-60H11V4z"/><path fill="${dark}" d="M-14-59 0-110 14-59zM-5-40v-8q0-5 5-8 5 3 5 8v8z"/><path stroke="${lit}" stroke-width="2" d="M0-106v-14M-5-115H5"/><path fill="${accent}" d="M-5 4v-14q0-5 5-8 5 3 5 8V4zM22-6v-10q0-4 3-6 3 2 3 6v10zM37-6v-10q0-4 3-6 3 2 3 6v10zM52-6v-10q0-4 3-6 3 2 3 6v10z"/>`,
  );

/** A windmill over a stock tank, as on every second pasture. */
export const windmill: Motif = ({ x, ground, scale, paints: { dark, accent, lit } }) =>
  placed(
    x,
    ground + 6,
    scale,
    `<path fill="none" stroke="${dark}" stroke-width="2.6" d="M-17 4-3-92M17 4 3-92M-13-22h26M-10-46H10M-7-68H7M-13-22 10-46M13-22-10-46M-10-46 7-68M10-46-7-68"/><path fill="${dark}" d="M0-94 34-106v22L4-90z"/><circle cy="-94" r="19" fill="none" stroke="${lit}" stroke-width="17" stroke-dasharray="6.5 3.450"/><circle cy="-94" r="28" fill="none" stroke="${dark}" stroke-width="1.5"/><circle cy="-94" r="5" fill="${accent}"/><path fill="${dark}" d="M26 6V-8h46V6z"/><path fill="${lit}" d="M26-8h46v4H26z"/>`,
  );

/** A tall window of tracery in a quiet wall, with the sky in its panes and its light on the floor. */
export const tracery: Motif = ({ width, height, x, scale, paints: { sky, dark, accent, sun, hill } }) => {
  const base = height * 0.8;
  const arch = 'M-34 0V-72Q-32-104 0-122 32-104 34-72V0z';
  return `<path fill="${dark}" d="M0 0H${width}V${height}H0z"/><path fill="${hill[2]}" d="M0 ${base}H${width}V${height}H0z"/>${placed(
    x,
    base - 14 * scale,
    scale,
    `<path fill="${sky[3]}" opacity=".28" d="M-34 14H34L96 60H-8z"/><path fill="${hill[1]}" d="M-42 6V-72Q-40-112 0-134 40-112 42-72V6z"/><path fill="${sky[1]}" d="${arch}"/><path fill="${sky[2]}" d="M-34-62Q0-78 34-58V0H-34z"/><path fill="${sky[3]}" d="M-34-34Q0-46 34-30V0H-34z"/><circle cx="10" cy="-34" r="10" fill="${sun}"/><path fill="${hill[1]}" d="M-34-14Q-10-28 10-16T34-20V0H-34z"/><path fill="none" stroke="${dark}" stroke-width="3.5" d="${arch}M0 0V-72M-34-66Q-30-82-17-92-2-82 0-66-2-82 17-92 30-82 34-66M-34-34H34"/><circle cy="-98" r="9" fill="${accent}" stroke="${dark}" stroke-width="3"/>`,
  )}`;
};
