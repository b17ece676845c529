import { writeFileSync } from 'node:fs';
import { sceneDrawings } from './scene-drawing.ts';

/** Writes the hero's two scenes: `npx tsx scripts/art/draw-scene.ts` after a change in lib/art/scene. */
for (const [name, draw] of Object.entries(sceneDrawings))
  writeFileSync(new URL(`../../lib/art/${name}`, import.meta.url), draw());
