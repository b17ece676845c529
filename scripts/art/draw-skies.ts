import { writeFileSync } from 'node:fs';
import { skyStylesheet } from '#lib/art/sky-stylesheet.ts';

/** Writes the hero's four skies as CSS variables: `npx tsx scripts/art/draw-skies.ts` after a change of lib/art/skies.ts. */
writeFileSync(new URL('#components/art/hero/hero-skies.css', import.meta.url), skyStylesheet());
