import { churchGroup } from './church.ts';
import { farHillsLayer, nearHillsLayer } from './hills.ts';
import { knoll, meadowLayer } from './meadow.ts';
import { oakGroup } from './oak.ts';
import { doves, familyGroup } from './people.ts';
import { skyLayer } from './sky.ts';

/** The scenes that may stand behind the hero's words. */
export type DrawnScene = 'hills' | 'town';

export interface SceneLayer {
  /** How deep in the picture it stands, which tells how it moves with the page. */
  readonly name: 'sky' | 'far-hills' | 'near-hills' | 'church' | 'meadow';
  readonly markup: string;
}

/**
 * The hill country, back to front, on a field of 1920 x 900 units that runs over on every side. Colours are CSS
 * variables named as in skies.ts, so that one drawing serves dawn, noon, dusk and night. Pages show it from
 * lib/art/layers/hero-layers.json, which scripts/art/draw-scene.ts writes.
 */
export function sceneLayers(): readonly SceneLayer[] {
  return [
    { name: 'sky', markup: skyLayer() },
    { name: 'far-hills', markup: farHillsLayer() },
    { name: 'near-hills', markup: nearHillsLayer() },
    { name: 'church', markup: knoll() + churchGroup() + oakGroup() + doves + familyGroup() },
    { name: 'meadow', markup: meadowLayer() },
  ];
}
