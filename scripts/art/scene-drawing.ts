import { optimize } from 'svgo';
import { type SceneLayer, sceneLayers } from '#lib/art/scene/layers.ts';
import { townSceneLayers } from '#lib/art/scene/town-layers.ts';

const opening = '<svg xmlns="http://www.w3.org/2000/svg">';
const closing = '</svg>';

/** The hero's scenes as the repository contains them, their paths in the fewest characters. */
export const sceneDrawings = {
  'hero-layers.json': () => drawingOf(sceneLayers()),
  'town-layers.json': () => drawingOf(townSceneLayers()),
} as const;

function drawingOf(scene: readonly SceneLayer[]): string {
  const layers = scene.map(({ name, markup }) => ({ name, markup: compacted(markup) }));
  return `${JSON.stringify(layers satisfies SceneLayer[], null, 2)}\n`;
}

function compacted(markup: string): string {
  const { data } = optimize(opening + markup + closing, {
    plugins: ['cleanupNumericValues', { name: 'convertPathData', params: { floatPrecision: 1 } }],
  });
  if (!data.startsWith(opening) || !data.endsWith(closing)) throw new Error('The drawing came back changed.');
  return data.slice(opening.length, -closing.length);
}
