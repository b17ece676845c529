import { type Sky, skies } from './skies.ts';

/** The light's offset from its place at dawn, in wide and in tall windows, and its size there. */
const sunPlaces: Record<Sky, readonly [wide: string, tall: string]> = {
  dawn: ['none', 'none'],
  noon: ['translate(176px, -342px) scale(0.7)', 'translate(430px, -190px) scale(0.6)'],
  dusk: ['translate(-24px, 22px)', 'translate(-24px, 22px)'],
  night: ['translate(170px, -352px) scale(0.66)', 'translate(420px, -200px) scale(0.6)'],
};

/** Returns the text of components/art/hero/hero-skies.css: dawn unless the scene or an ancestor has data-sky. */
export function skyStylesheet(): string {
  const block = (sky: Sky) => {
    const selector =
      sky === 'dawn' ? '.hero-scene' : `[data-sky="${sky}"] .hero-scene,\n.hero-scene[data-sky="${sky}"]`;
    const [wide, tall] = sunPlaces[sky];
    const lines = Object.entries(skies[sky]).map(
      ([name, value]) => `  --${name}: ${value.replace(/^\./, '0.')};\n`,
    );
    return `${selector} {\n${lines.join('')}  --sun-wide: ${wide};\n  --sun-tall: ${tall};\n}\n`;
  };
  const note = '/* Drawn by scripts/art/draw.ts from lib/art/skies.ts; change it there. */\n';
  return note + (Object.keys(skies) as Sky[]).map(block).join('\n');
}
