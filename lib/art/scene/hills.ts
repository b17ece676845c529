import { curve, heightOn, type Point, treeline, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';

/** The far ranges, each paler than the one before it, with mist at their feet. */
export function farHillsLayer(): string {
  const range = (points: readonly Point[], colour: string, mist: string) => {
    const d = `${curve(points)}V1000H-200Z`;
    return `<path fill="var(--${colour})" d="${d}"/><path fill="url(#hs-mist)" opacity="${mist}" d="${d}"/>`;
  };
  return `<defs><linearGradient id="hs-mist" gradientUnits="userSpaceOnUse" x1="0" y1="560" x2="0" y2="690"><stop offset="0" stop-color="var(--mist)" stop-opacity="0"/><stop offset="1" stop-color="var(--mist)"/></linearGradient></defs>${range(farthest, 'f1', '.7')}${range(middle, 'f2', '.55')}`;
}

/** The near hills: a dark wooded range on the left, a lit shoulder behind the church, and the creek between. */
export function nearHillsLayer(): string {
  const random = randomFrom('cedar brakes');
  const woods = treeline(-200, 900, heightOn(wooded), 15, 70, random);
  const crown = treeline(1330, 2120, heightOn(shoulder), 14, 60, random);
  const lit = `<path fill="none" stroke="var(--rim)" stroke-width="3" opacity=".55" d="${curve(third.slice(3, 8))}"/>`;
  return `<path fill="var(--f3)" d="${curve(third)}V1000H-200Z"/>${lit}${windmill}<path fill="var(--n1)" d="${crown}${curve(shoulder)}V1000H700Z"/><path fill="var(--n2)" d="${woods}${curve(wooded)}V1000H-200Z"/><path fill="var(--cedar)" d="${cedars(random)}"/>${creek}`;
}

/** A small windmill on the far pasture. */
const windmill = `<g transform="translate(838 632) scale(.5)" stroke="var(--n2)" fill="none"><path stroke-width="4" d="M-13 6-3-74M13 6 3-74M-10-18h20M-8-40H8M-10-18 8-40M10-18-8-40"/><circle cy="-78" r="15" stroke-width="13" stroke-dasharray="5 2.850"/><path stroke-width="3" d="M0-78H36"/><path fill="var(--n2)" d="M28-88 42-92V-66L28-70z"/></g>`;

/** Single cedars on the slope: short rounded strokes, darker than the range behind them. */
function cedars(random: () => number): string {
  const ground = heightOn(wooded);
  return Array.from({ length: 26 }, () => {
    const x = Math.round(random() * 860 - 60);
    const tall = Math.round(9 + random() * 15);
    const wide = Math.round(tall * 0.42);
    return `M${x} ${Math.round(ground(x) + 12 + random() * 40)}q-${wide}-2-${wide - 1}-${Math.round(tall * 0.5)} 1-${tall - 4} ${wide - 1}-${Math.round(tall * 0.6)} ${wide} ${Math.round(tall * 0.2)} ${wide} ${Math.round(tall * 0.7)}-1 ${Math.round(tall * 0.35)}-${wide} ${Math.round(tall * 0.4)}`;
  }).join('');
}

/** The creek reflects the sky's color. */
const creek = `<path fill="var(--creek)" d="M-200 746C-60 738 60 744 190 739 330 733 420 731 520 731 620 731 690 728 760 722 820 716 880 712 960 712V740H520C400 750 300 756 190 766 60 774-60 770-200 776z"/><path fill="none" stroke="var(--creek2)" stroke-width="2.2" stroke-linecap="round" d="M60 754h90M196 747h34M290 742h130M470 737h70M580 736h60M672 731h40M-60 756h60M742 728h34"/>`;

const farthest = tuples(
  '-200,560 -60,548 90,552 200,530 330,524 430,545 560,566 690,560 800,540 930,536 1040,556 1170,574 1300,562 1420,536 1540,522 1660,534 1790,556 1930,546 2120,530',
);
const middle = tuples(
  '-200,592 -40,572 110,560 250,574 380,598 520,592 640,574 760,580 890,602 1030,612 1180,606 1320,592 1450,584 1600,566 1740,560 1900,580 2120,590',
);
const third = tuples(
  '-200,600 0,606 180,628 360,634 520,618 660,612 800,628 960,646 1140,650 1320,640 1500,618 1660,600 1820,596 2120,620',
);
const shoulder = tuples(
  '700,700 860,690 1020,676 1180,662 1330,648 1480,636 1640,624 1800,622 1960,632 2120,640',
);
const wooded = tuples('-200,618 -40,622 120,636 280,660 430,672 560,676 700,690 900,716');
