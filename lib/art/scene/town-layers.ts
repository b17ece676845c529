import { farHillsLayer } from './hills.ts';
import type { SceneLayer } from './layers.ts';
import { doves, familyGroup } from './people.ts';
import { skyLayer } from './sky.ts';
import { townChurch } from './town-church.ts';
import { beds, festoon, green, leaves, pickup, streetLamp, tree } from './town-green.ts';
import { cottage, gabled, shop } from './town-houses.ts';
import { townSkyline } from './town-skyline.ts';

/**
 * The town, back to front, on the field and in the colours of the hill country: its sky and the far ranges of the hill country, with Main Street
 * and its church before them. Pages show it from lib/art/layers/town-layers.json, which scripts/art/draw-scene.ts writes.
 */
export function townSceneLayers(): readonly SceneLayer[] {
  return [
    { name: 'sky', markup: skyLayer() },
    { name: 'far-hills', markup: farHillsLayer() },
    { name: 'near-hills', markup: townSkyline() },
    { name: 'church', markup: leaves() + mainStreet() + square() },
    { name: 'meadow', markup: beds() },
  ];
}

/** The houses along the street, from left to right. */
function mainStreet(): string {
  return [
    cottage({ x: -150, w: 130, top: 650, wall: 'wall' }),
    tree(10, 716, 0.72),
    gabled({ x: 40, w: 96, top: 652, wall: 'lit' }),
    tree(168, 716, 0.86),
    cottage({ x: 200, w: 150, top: 654, wall: 'path' }),
    tree(386, 716, 0.7),
    shop({ x: 424, w: 118, top: 604, wall: 'door', awning: 'roof' }),
    shop({ x: 542, w: 96, top: 588, wall: 'lit', awning: 'brush' }),
    shop({ x: 638, w: 134, top: 612, wall: 'wall', awning: 'bonnet' }),
    shop({ x: 772, w: 92, top: 596, wall: 'door', awning: 'gold' }),
    tree(884, 716, 0.74),
    gabled({ x: 918, w: 92, top: 652, wall: 'lit' }),
    tree(1044, 716, 0.82),
    cottage({ x: 1080, w: 118, top: 652, wall: 'path' }),
    gabled({ x: 1590, w: 104, top: 646, wall: 'wall', rise: 50 }),
    cottage({ x: 1730, w: 140, top: 650, wall: 'lit' }),
    tree(1900, 716, 0.84),
    gabled({ x: 1930, w: 96, top: 652, wall: 'path' }),
    green(),
    `<g transform="translate(0 -6)">${townChurch()}</g>`,
  ].join('');
}

function square(): string {
  return [
    tree(1222, 728, 0.9),
    tree(1706, 776, 1.42),
    tree(1576, 727, 0.66),
    tree(340, 776, 1.3),
    festoon,
    pickup(930, 752),
    doves,
    `<g transform="translate(66 26)">${familyGroup()}</g>`,
    ...[
      [150, 764, 0.9],
      [560, 764, 0.86],
      [1072, 762, 0.86],
      [1186, 772, 0.98],
      [1500, 764, 0.9],
      [1800, 764, 0.9],
    ].map(([x = 0, y = 0, size = 1]) => streetLamp(x, y, size)),
  ].join('');
}
