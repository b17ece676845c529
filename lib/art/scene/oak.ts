import { clump, short, type Triple, tuples } from '../path.ts';
import { randomFrom } from '../random.ts';

/** The live oak, low and wide; its leaves are lit on the side of the sun. */
export function oakGroup(): string {
  const random = randomFrom('live oak');
  const symbols = [0, 1, 2]
    .map((i) => `<path id="hs-o${i}" d="${clump(0, 0, 56, 33, 19, random)}"/>`)
    .join('');
  const leaves = (colour: string, places: readonly Triple[]) =>
    `<g fill="var(--${colour})">${places.map(([x, y, size], i) => `<use href="#hs-o${i % 3}" transform="translate(${x} ${y})scale(${size})"/>`).join('')}</g>`;
  return `<defs>${symbols}<path id="hs-l" d="${dapple(random)}"/></defs>${leaves('oak1', back)}${wood}${leaves('oak2', middle)}${light('oak3', middle, 0.9, -6)}${leaves('oak3', front)}${light('oak4', front, 0.75, -4)}${light('oak4', rim, 1.3, 0)}${swing}`;
}

/** Loose leaves: the dots of a round-ended stroke, dense in the middle of the clump. */
function dapple(random: () => number): string {
  return Array.from({ length: 15 }, () => {
    const [angle, reach] = [random() * Math.PI * 2, random() ** 0.6];
    return `M${Math.round(Math.cos(angle) * reach * 40)} ${Math.round(Math.sin(angle) * reach * 19)}h.1`;
  }).join('');
}

/** Light on the upper left of each clump, towards the sun. */
function light(colour: string, places: readonly Triple[], share: number, shift: number): string {
  const spots = places.map(([x, y, size]) => {
    const at = `${Math.round(x + shift * size - 10 * size)} ${Math.round(y - 15 * size)}`;
    return `<use href="#hs-l" transform="translate(${at})scale(${short(size * share)})"/>`;
  });
  return `<g stroke="var(--${colour})" stroke-width="6.5" stroke-linecap="round">${spots.join('')}</g>`;
}

const wood = `<g fill="none" stroke="var(--bark)" stroke-linecap="round"><path stroke-width="22" d="M1636 690C1640 660 1632 640 1622 622"/><path stroke-width="15" d="M1634 664C1650 630 1676 612 1700 604M1626 634C1600 606 1570 598 1544 596"/><path stroke-width="9" d="M1622 626C1620 590 1606 570 1590 556M1632 640C1644 600 1650 580 1648 548M1696 606C1730 598 1756 596 1780 600M1548 596C1524 596 1506 600 1490 606"/><path stroke-width="5" d="M1570 599C1556 580 1540 572 1524 566M1720 600C1736 584 1744 572 1750 560M1672 616C1690 590 1696 574 1698 556"/></g><path fill="var(--bark)" d="M1600 704C1622 694 1624 676 1626 660L1648 662C1648 678 1656 694 1684 702 1664 702 1652 698 1640 706 1628 698 1616 702 1600 704z"/>`;

const back = tuples<Triple>(
  '1500,590,0.8 1560,560,1 1640,530,1.25 1720,556,1.1 1790,590,0.85 1600,586,0.8 1680,590,0.9 1528,574,0.9 1758,574,0.9',
);
const middle = tuples<Triple>(
  '1516,572,0.8 1566,536,0.9 1630,508,1.05 1700,520,1 1756,552,0.85 1600,560,0.7 1482,598,0.5 1808,594,0.55 1668,556,0.7 1724,580,0.5',
);
const front = tuples<Triple>(
  '1504,562,0.55 1552,524,0.62 1612,492,0.75 1672,496,0.6 1592,544,0.45 1648,538,0.42 1730,534,0.5 1478,590,0.34 1700,562,0.34',
);
const rim = tuples<Triple>('1512,574,0.3 1560,536,0.34 1620,506,0.42 1672,504,0.32 1740,548,0.22');

const swing = `<path stroke="var(--bark)" stroke-width="1.500" d="M1722 606v66M1740 604v68"/><path stroke="var(--bark)" stroke-width="4" d="M1718 673h26"/>`;
