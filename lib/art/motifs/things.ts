import { type Motif, placed } from './motif.ts';

/** The bell, swinging in its arch. */
export const bell: Motif = ({ x, height, scale, paints: { dark, accent, lit, sky } }) =>
  placed(
    x,
    height * 0.56,
    scale * 1.25,
    `<path fill="${dark}" fill-rule="evenodd" d="M-74 90V-86H74V90zM-50 90V-10Q-48-54 0-74 48-54 50-10V90z"/><path stroke="${dark}" stroke-width="6" d="M-52-30H52"/><g transform="rotate(-11 0 -30)"><path fill="${accent}" d="M-33 36Q-23 26-22 4-22-24 0-28 22-24 22 4 23 26 33 36z"/><path fill="${lit}" opacity=".6" d="M-22 30Q-14 20-13 0-12-17-4-22-18-20-19 4-20 22-26 32z"/><path fill="${dark}" d="M-33 34H33l3 6H-36zM-5-34H5v8H-5zM-6 40a6 6 0 0 0 12 0z"/></g><path stroke="${sky[3]}" stroke-width="2" stroke-linecap="round" d="M-42 18q-5 12-1 22M42 10q6 10 4 22"/>`,
  );

/** A lantern in the dark, for prayer and for vigils. */
export const lantern: Motif = ({ x, height, scale, paints: { dark, accent, lit } }) =>
  placed(
    x,
    height * 0.55,
    scale * 1.15,
    `<g fill="${accent}"><circle r="92" opacity=".13"/><circle r="66" opacity=".17"/><circle r="44" opacity=".24"/></g><path fill="none" stroke="${dark}" stroke-width="3.5" d="M0-200V-62M-14-44Q-14-62 0-62T14-44"/><path fill="${dark}" d="M-20-30-10-44H10L20-30zM-24 34h48l4 9h-56z"/><path fill="${lit}" d="M-19-30H19L22 34H-22z"/><path fill="${accent}" d="M0-16Q13 2 9 16 6 26 0 27-6 26-9 16-13 2 0-16z"/><path fill="none" stroke="${dark}" stroke-width="3" d="M-19-30-22 34M19-30 22 34M-7-30-8 34M7-30 8 34"/>`,
  );

/** The book, open, with the light coming off its page. */
export const book: Motif = ({ x, height, scale, paints: { dark, accent, lit, hill } }) =>
  placed(
    x,
    height * 0.62,
    scale * 1.2,
    `<path fill="${dark}" d="M-80 44V-2Q-40-10 0 6 40-10 80-2V44Q40 38 0 50-40 38-80 44z"/><path fill="${lit}" d="M0 4Q-28-18-74-12V32Q-30 28 0 42 30 28 74 32V-12Q28-18 0 4z"/><path fill="${hill[0]}" opacity=".6" d="M0 4Q20-13 50-14 22-4 16 35L0 42z"/><path fill="none" stroke="${dark}" stroke-width="1.6" opacity=".6" d="M-64-2q26-3 52 10M-64 8q26-3 52 10M-64 18q26-3 52 10M64-2Q40-4 22 4M64 8Q40 6 20 14M64 18Q40 16 18 24"/><path fill="${accent}" d="M-6 2V62l6-6 6 6V2L0 6z"/>`,
  );

/** Bread and cup on the table. */
export const table: Motif = ({ width, height, x, scale, paints: { dark, accent, lit, hill } }) =>
  `<path fill="${hill[2]}" d="M0 ${Math.round(height * 0.74)}H${width}V${height}H0z"/><path fill="${lit}" d="M0 ${Math.round(height * 0.74)}H${width}v${Math.round(9 * scale)}H0z"/>${placed(
    x,
    height * 0.75,
    scale * 1.15,
    `<path fill="${dark}" d="M-44-72H-4Q-4-38-20-34V-10L-8 0H-40L-28-10V-34Q-44-38-44-72z"/><path fill="${accent}" d="M-40-67H-8Q-9-60-10-56H-38Q-40-60-40-67z"/><path fill="${lit}" opacity=".45" d="M-37-52h7q1 9 4 14-9-3-11-14z"/><path fill="${accent}" d="M12 0Q2-32 34-36 54-46 70-32 92-28 84 0z"/><path fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round" d="M30-26q4 6 2 14M48-32q5 8 3 18M66-26q5 7 3 14"/>`,
  )}`;

/** A mug in the morning: come for coffee, stay for the rest. */
export const coffee: Motif = ({ width, height, x, scale, paints: { dark, accent, lit, hill } }) =>
  `<path fill="${hill[2]}" d="M0 ${Math.round(height * 0.76)}H${width}V${height}H0z"/>${placed(
    x,
    height * 0.77,
    scale * 1.15,
    `<path fill="none" stroke="${accent}" stroke-width="8" d="M24-46q26-4 24 18T20-14"/><path fill="${accent}" d="M-32-62H30Q32-10 18 0H-20Q-34-10-32-62z"/><path fill="${lit}" d="M-32-62H30l-1 10H-32zM-24-44h8q0 24 5 36-12-8-13-36z"/><path fill="${dark}" d="M-56 0H56l-8 7H-48z"/><path fill="none" stroke="${lit}" stroke-width="4" stroke-linecap="round" d="M-18-74q-8-10 0-20t0-20M0-74q-8-10 0-20t0-22M18-74q-8-10 0-20t0-16"/>`,
  )}`;

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
