import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { HeroScene } from '#components/art/hero/hero-scene.tsx';
import { MinistryDoor } from '#components/art/ministry-door.tsx';
import { heroLayers } from '#lib/art/layers/hero-layers.ts';

/** The HTML as a page holds it: with what its parts wait for. */
async function htmlOf(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content);
  return new Response(prelude).text();
}

test('the server draws every layer of the hero in its place, from the sky to the flowers', async () => {
  const html = await htmlOf(<HeroScene />);
  const places = heroLayers.map(({ name, markup }) =>
    html.indexOf(
      `class="hero-layer hero-layer-${name}" viewBox="0 0 1920 900" preserveAspectRatio="xMidYMid meet">${markup}</svg>`,
    ),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the four doors are four drawings', async () => {
  const kinds = ['adult', 'youth', 'children', 'international'] as const;
  const doors = await Promise.all(kinds.map((of) => htmlOf(<MinistryDoor of={of} />)));
  expect(new Set(doors).size).toBe(4);
  for (const door of doors) expect(door).toContain('<path fill="#eadfca"');
});
