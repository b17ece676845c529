import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { heroLayers } from '#lib/art/layers/hero-layers.ts';
import { townLayers } from '#lib/art/layers/town-layers.ts';
import { paint } from '#lib/art/skies.ts';
import { sceneDrawings } from './scene-drawing.ts';

/**
 * Writes the hero's two scenes and the small pictures of them that staff choose from: `npx tsx
 * scripts/art/draw-scene.ts` after a change in lib/art/scene, twice when the small pictures are to show it.
 */
const root = new URL('../../', import.meta.url);

for (const [name, draw] of Object.entries(sceneDrawings))
  writeFileSync(new URL(`lib/art/layers/${name}`, root), draw());

for (const [scene, layers] of Object.entries({ hills: heroLayers, town: townLayers })) {
  const markup = layers.map((layer) => layer.markup).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="225" viewBox="620 250 1280 600">${paint(markup, 'dawn')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
  writeFileSync(new URL(`components/church/look/hero-${scene}.webp`, root), picture);
}
