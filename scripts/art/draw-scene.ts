import { writeFileSync } from 'node:fs';
import { sceneDrawing } from './scene-drawing.ts';

/** Writes the hero's landscape: `npx tsx scripts/art/draw-scene.ts` after a change in lib/art/scene. */
writeFileSync(new URL('../../lib/art/hero-layers.json', import.meta.url), sceneDrawing());
