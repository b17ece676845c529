import { ink } from './palette/palette.ts';

export type MinistryDoorOf = 'adult' | 'youth' | 'children' | 'international';

/** Returns the markup of one of the four doors, on a field of 240 x 300 units. */
export function ministryDoorway(of: MinistryDoorOf): string {
  return door(colours[of]) + extras[of];
}

const colours: Record<MinistryDoorOf, string> = {
  adult: ink.bluebonnet,
  youth: ink.paintbrush,
  children: ink.sunflower,
  international: ink.cedar,
};

const opening = 'M66 268V118Q68 62 120 40 172 62 174 118V268z';

/** Limestone around an arched plank door: the frame of all four. */
function door(colour: string): string {
  return `<path fill="#eadfca" d="M46 268V116Q48 48 120 20 192 48 194 116V268z"/><path fill="none" stroke="#d3c2a0" stroke-width="2" d="M46 224H66M46 178H66M46 132H66M174 224H194M174 178H194M174 132H194M58 84 74 94M84 46 94 60M120 20V40M156 46 146 60M182 84 166 94"/><path fill="${colour}" d="${opening}"/><path fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.5" d="M93 54V268M120 42V268M147 54V268"/><path fill="#fff" fill-opacity=".12" d="M66 268V118Q68 62 120 40V268z"/><path fill="#e2d6c2" d="M34 268H206V280H34z"/><path fill="#cfbf9f" d="M22 280H218V292H22z"/>`;
}

const knob = `<circle cx="160" cy="176" r="5" fill="${ink.gold}"/>`;
const hinges = `<path fill="none" stroke="${ink.ink}" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" d="M68 112H102M68 232H102"/>`;

const extras: Record<MinistryDoorOf, string> = {
  adult: `${hinges}${knob}<circle cx="120" cy="120" r="23" fill="none" stroke="#2f6650" stroke-width="11"/><circle cx="120" cy="120" r="23" fill="none" stroke="#5f9272" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 9"/><path fill="${ink.gold}" d="M120 146 108 140V154zM120 146 132 140V154zM117 144H123L130 168 120 162 110 168z"/><path fill="none" stroke="${ink.ink}" stroke-width="3.5" d="M206 120V136M199 136H213"/><path fill="${ink.gold}" d="M199 138H213L210 162H202z"/><path fill="none" stroke="${ink.ink}" stroke-width="3" d="M198 137H214L211 163H201z"/>`,
  youth: `${hinges}<circle cx="160" cy="176" r="5" fill="${ink.gold}"/><path fill="${ink.gold}" d="m120 86 8.5 18 20 2.5-14.6 13.6 3.8 19.600L120 130l-17.7 9.7 3.8-19.600L91.5 106.500l20-2.500z"/><g transform="translate(196 280) rotate(14)"><path stroke="#4a3a2e" stroke-width="6" stroke-linecap="round" d="M0-66V-136"/><path fill="#4a3a2e" d="M-6-136H6L5-152H-5z"/><path fill="#c98b46" d="M0-82C16-84 22-70 14-56 26-46 30-2 0 0-30-2-26-46-14-56-22-70-16-84 0-82z"/><circle cy="-44" r="8.5" fill="#4a3a2e"/><path stroke="#4a3a2e" stroke-width="3.5" d="M-9-18H9"/></g>`,
  children: `<path fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5" d="M66 172H174"/><path fill="none" stroke="${ink.ink}" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" d="M68 112H98M68 240H98"/><circle cx="160" cy="190" r="5" fill="${ink.gold}"/><g fill="none" stroke="${ink.paper}" stroke-width="3.5" stroke-linecap="round" transform="translate(8 4)"><circle cx="120" cy="112" r="14"/><path d="M120 86V78M120 146V138M94 112H86M154 112H146M102 94 96 88M144 136 138 130M138 94 144 88M96 136 102 130M114 115q6 6 12 0"/></g><g transform="translate(190 280)"><path fill="${ink.paintbrush}" d="M-14 0V-34H2V-14Q14-12 14 0zM10 0V-34H26V-14Q38-12 38 0z"/><path fill="#fff" fill-opacity=".35" d="M-14-34H2v7H-14zM10-34H26v7H10z"/></g><g transform="translate(44 280)"><path fill="${ink.bluebonnet}" d="M-14 0-17-26H17L14 0z"/><path fill="none" stroke="${ink.accentDeep}" stroke-width="3" d="M-15-26Q0-52 15-26"/><path stroke="${ink.gold}" stroke-width="5" stroke-linecap="round" d="M8-26 22-54"/></g>`,
  international: `${hinges}${knob}<circle cx="120" cy="116" r="29" fill="#cfe3ea"/><path fill="#4d8467" d="M98 104q8-14 22-14 4 8-4 12 4 8-6 12-4 8-12 2zM126 112q12-6 20 2 0 14-12 20-6-4-4-10-8-4-4-12z"/><g fill="none" stroke="${ink.ink}" stroke-opacity=".7" stroke-width="3"><circle cx="120" cy="116" r="29"/><path d="M91 116H149M120 87Q100 116 120 145 140 116 120 87"/></g><g transform="translate(196 280)"><path fill="none" stroke="#4a3a2e" stroke-width="5" d="M-10-46V-56H14V-46"/><rect x="-28" y="-46" width="60" height="46" rx="5" fill="#b0793f"/><path stroke="#7d5228" stroke-width="5" d="M-16-46V0M20-46V0"/><path fill="${ink.paper}" d="M-6-34H10V-22H-6z"/><path fill="${ink.bluebonnet}" d="m-6-22 6-9 4 5 2-2 4 6z"/><circle cx="4" cy="-11" r="5.5" fill="${ink.gold}"/></g>`,
};
