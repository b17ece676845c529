import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heroLayers } from '#lib/art/layers/hero-layers.ts';
import { townLayers } from '#lib/art/layers/town-layers.ts';
import { ink } from '#lib/art/palette/palette.ts';
import type { DrawnScene, SceneLayer } from '#lib/art/scene/layers.ts';
import { paint } from '#lib/art/skies.ts';
import { skyStylesheet } from '#lib/art/sky-stylesheet.ts';
import { sceneDrawings } from '#scripts/art/scene-drawing.ts';

const root = new URL('../../', import.meta.url);
const scenes: Record<DrawnScene, readonly SceneLayer[]> = { hills: heroLayers, town: townLayers };

describe.each(Object.entries(scenes))('the hero’s %s', (_name, layers) => {
  const drawing = layers.map((layer) => layer.markup).join('');

  test('they are drawn in five layers, from the sky to the flowers', () => {
    expect(layers.map((layer) => layer.name)).toEqual(['sky', 'far-hills', 'near-hills', 'church', 'meadow']);
  });

  test('they weigh under 12 kB compressed', () => {
    expect(brotliCompressSync(drawing).length).toBeLessThan(12_000);
    expect(gzipSync(drawing).length).toBeLessThan(12_000);
  });

  test('every colour they ask for is there in all four skies', () => {
    for (const sky of ['dawn', 'noon', 'dusk', 'night'] as const)
      expect(paint(drawing, sky)).not.toContain('var(');
  });
});

describe('the hero landscape', () => {
  test('it is the one that its parts make', () => {
    for (const [name, draw] of Object.entries(sceneDrawings))
      expect(readFileSync(new URL(`lib/art/layers/${name}`, root), 'utf8')).toBe(draw());
  });

  test('the town’s sky and far hills are those of the hill country', () => {
    expect(townLayers.slice(0, 2)).toEqual(heroLayers.slice(0, 2));
  });

  test('the style sheet of the skies is the one drawn from their colours', () => {
    expect(readFileSync(new URL('components/art/hero/hero-skies.css', root), 'utf8')).toBe(skyStylesheet());
  });

  test('the inks of the drawings are the colours of the site', () => {
    const tokens = readFileSync(new URL('app/colours.css', root), 'utf8');
    const { ink: text, white: _white, accentDeep, dawn: _dawn, ...named } = ink;
    expect(tokens).toContain(`--color-ink: ${text};`);
    expect(tokens).toContain(`--color-accent-deep: ${accentDeep};`);
    for (const [name, value] of Object.entries(named)) expect(tokens).toContain(`--color-${name}: ${value};`);
  });
});
