import type { SceneLayer } from '../scene/layers.ts';
import drawn from './town-layers.json' with { type: 'json' };

/** The hero's town, back to front, on a field of 1920 x 900 units, as scripts/art/draw-scene.ts has drawn it. */
export const townLayers = drawn as readonly SceneLayer[];
