import type { SceneLayer } from '../scene/layers.ts';
import drawn from './hero-layers.json' with { type: 'json' };

/** The hero landscape, back to front, on a field of 1920 x 900 units, as scripts/art/draw-scene.ts has drawn it. */
export const heroLayers = drawn as readonly SceneLayer[];
