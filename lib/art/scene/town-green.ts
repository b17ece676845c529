import { clump, curve, short, type Triple, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';
import { symbols, wildflowers } from './meadow.ts';

/** Main Street in the back, the green before it, and the brick walk to the church's steps. */
export function green(): string {
  const road =
    '<path fill="var(--path)" d="M-200 712H2120v44H-200z"/><path fill="var(--joint)" d="M-200 728H2120v3H-200z"/><path fill="var(--shade)" d="M-200 731H2120v24H-200z"/><path stroke="var(--lit)" stroke-width="1.800" stroke-dasharray="20 18" opacity=".7" d="M-200 743H1370M1484 743H2120"/><path stroke="var(--lit)" stroke-width="22" stroke-dasharray="8 8" opacity=".75" d="M1382 743H1468"/>';
  return `<defs><linearGradient id="hs-green" gradientUnits="userSpaceOnUse" x1="0" y1="740" x2="0" y2="850"><stop offset="0" stop-color="var(--g1)"/><stop offset="1" stop-color="var(--g2)"/></linearGradient></defs>${road}<path fill="url(#hs-green)" d="${curve(edge)}V1100H-200Z"/><path fill="none" stroke="var(--rim)" stroke-width="2.500" opacity=".6" d="${curve(edge)}"/>${walk}`;
}

const edge = tuples('-200,759 200,756 600,758 1000,755 1300,754 1560,754 1860,756 2120,759');

const walk = `<path fill="var(--path)" d="M1378 754C1370 766 1302 772 1288 792 1272 820 1352 836 1340 866 1318 904 1150 920 1110 1000 1090 1050 1084 1080 1080 1110H1520C1500 1040 1490 1000 1500 950 1510 900 1462 856 1416 832 1372 810 1352 802 1362 788 1378 774 1462 770 1472 754z"/><path fill="none" stroke="var(--joint)" stroke-width="2.500" stroke-linecap="round" opacity=".6" d="M1364 764l92-1M1328 777l66 1M1300 792l58 1M1304 808l66 1M1332 826l74-1M1350 844l88 0M1344 866l124-2M1310 888l178-2"/>`;

/** A street tree: leaves in three tones on a straight stem, light towards the sun. */
export function tree(x: number, y: number, size: number): string {
  const parts = (colour: string, places: string) =>
    `<g fill="var(--${colour})">${tuples<Triple>(places)
      .map(
        ([dx, dy, scale], i) =>
          `<use href="#hs-o${i % 3}" transform="translate(${dx} ${dy})scale(${scale})"/>`,
      )
      .join('')}</g>`;
  return `<g transform="translate(${x} ${y})scale(${short(size)})"><path fill="var(--bark)" d="M-6 0C-3-20-4-44-3-66H5C4-44 5-20 9 0z"/><path stroke="var(--bark)" stroke-width="4" d="M0-52-20-76M2-58 22-82"/>${parts(
    'oak1',
    '0,-84,0.95 -26,-72,0.6 28,-74,0.6 2,-112,0.72',
  )}${parts('oak2', '-6,-92,0.8 -28,-80,0.42 16,-112,0.5 -8,-122,0.5')}${parts('oak3', '-16,-100,0.5 -10,-126,0.34 20,-96,0.3')}<use href="#hs-l" stroke="var(--oak4)" stroke-width="6.500" stroke-linecap="round" transform="translate(-20 -110)scale(.6)"/></g>`;
}

/** What trees are made of. */
export function leaves(): string {
  const random = randomFrom('street trees');
  const clumps = [0, 1, 2]
    .map((i) => `<path id="hs-o${i}" d="${clump(0, 0, 52, 40, 15, random)}"/>`)
    .join('');
  const dots = Array.from({ length: 14 }, () => {
    const [angle, reach] = [random() * Math.PI * 2, random() ** 0.6];
    return `M${Math.round(Math.cos(angle) * reach * 40)} ${Math.round(Math.sin(angle) * reach * 26)}h.1`;
  });
  return `<defs>${clumps}<path id="hs-l" d="${dots.join('')}"/><radialGradient id="hs-halo"><stop offset="0" stop-color="var(--lamp)" stop-opacity=".75"/><stop offset=".3" stop-color="var(--lamp)" stop-opacity=".25"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient></defs>`;
}

/** A street lamp with its halo, visible with the stars. */
export function streetLamp(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y})scale(${short(size)})"><circle cy="-82" r="46" fill="url(#hs-halo)" opacity="var(--starlight)"/><path fill="var(--bark)" d="M-7 0-4-10-2-70H2L4-10 7 0zM-9-70H9L6-66H-6zM-8-94 0-104 8-94z"/><path fill="var(--lamp)" d="M-6-70-8-93H8L6-70z"/><path stroke="var(--bark)" stroke-width="1.200" d="M0-70V-94M-10-44H10"/></g>`;
}

/** The near edge of the green: a bed along the street, with grass and flowers in the foreground. */
export function beds(): string {
  const row = (d: string, colour: string, width: number, dash: string) =>
    `<path stroke="var(--${colour})" stroke-width="${width}" stroke-dasharray="${dash}" d="${d}"/>`;
  const far = 'M-200 765Q500 758 1150 764M1530 764Q1830 760 2120 766';
  const near = 'M-200 772Q500 766 1120 773M1560 772Q1830 768 2120 774';
  return `<defs>${symbols}</defs><g fill="none" stroke-linecap="round">${row(far, 'bonnet', 3.5, '0 9 0 6 0 12')}${row(near, 'bonnet2', 3, '0 14 0 23')}${row(near, 'brush', 3.5, '0 33 0 51 0 18')}</g>${wildflowers(0.8)}`;
}

/** An old pickup on Main Street, with a feed sack and a dog in its bed. */
export function pickup(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><path fill="var(--g4)" opacity=".35" d="M-4 0h92l-8 5H4z"/><path fill="var(--path)" d="M10-22q2-9 12-8l4 8z"/><path fill="none" stroke="var(--bark)" stroke-width="3.500" stroke-linecap="round" d="M30-27v-6l5-2M30-27q-4 0-4 5"/><path fill="var(--creek)" d="M0-24H40V-8H0z"/><path fill="var(--creek)" d="M40-24 45-38H60L68-24 82-21q5 1 5 6v8H40z"/><path fill="var(--s6)" d="M45-25 48-35H58L63-25z"/><path stroke="var(--lit)" stroke-width="2" d="M0-17H40M44-15H86"/><path fill="var(--gold)" d="M83-17h4v5h-4z"/><path fill="var(--bark)" d="M6-7a9 9 0 0 1 18 0 9 9 0 0 1-18 0zM60-7a9 9 0 0 1 18 0 9 9 0 0 1-18 0z"/><path stroke="var(--lit)" stroke-width="7" stroke-linecap="round" d="M15-7h.1M69-7h.1"/></g>`;
}

/** Strings of lights between houses, lit with the stars. */
export const festoon =
  '<g fill="none" opacity="var(--starlight)"><path stroke="var(--bark)" d="M424 640Q520 668 638 646 740 672 864 640"/><path stroke="var(--lamp)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 14" d="M430 644Q520 672 638 650 740 676 860 645"/></g>';
