import { type Sky, skies } from './skies.ts';

const sunPlaces: Record<Sky, string> = {
  dawn: 'none',
  noon: 'translate(560px, -440px)',
  dusk: 'translate(-30px, 22px)',
  night: 'translate(530px, -450px)',
};

/** The text of components/art/hero-skies.css: dawn unless an ancestor (or the scene itself) says data-sky. */
export function skyStylesheet(): string {
  const block = (sky: Sky) => {
    const selector =
      sky === 'dawn' ? '.hero-scene' : `[data-sky="${sky}"] .hero-scene,\n.hero-scene[data-sky="${sky}"]`;
    const lines = Object.entries(skies[sky]).map(
      ([name, value]) => `  --${name}: ${value.replace(/^\./, '0.')};\n`,
    );
    return `${selector} {\n${lines.join('')}  --sun-place: ${sunPlaces[sky]};\n}\n`;
  };
  const note = '/* Drawn by scripts/draw-skies.ts from lib/art/skies.ts; change it there. */\n';
  return note + (Object.keys(skies) as Sky[]).map(block).join('\n');
}
