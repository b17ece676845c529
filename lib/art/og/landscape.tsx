import { heroLayers } from '../layers/hero-layers.ts';
import { townLayers } from '../layers/town-layers.ts';
import type { LogoPicture } from '../logo/logo-picture.ts';
import type { Inks } from '../palette/palette.ts';
import type { DrawnScene } from '../scene/layers.ts';
import { paint } from '../skies.ts';
import { column, kickerLine, OgDrawing, sheet } from './drawing.tsx';
import { ogSize } from './drawing-work.ts';
import { OgMark } from './mark.tsx';
import { OgTitle } from './title.tsx';

interface Props {
  title: string;
  kicker: string;
  scene: DrawnScene;
  inks: Inks;
  logo: LogoPicture | null;
}

/** The church on its hill or in its town at dawn, with the words in the dark part of the sky. */
export function OgLandscape({ title, kicker, scene, inks, logo }: Props) {
  return (
    <div style={{ ...sheet, color: inks.paper }}>
      <OgDrawing {...ogSize} svg={landscape(scene, inks)} isGround />
      <div style={{ ...column, alignItems: 'flex-start', padding: '50px 0 0 76px', width: 660 }}>
        <OgMark tower={inks.paper} bell={inks.gold} size={76} logo={logo} />
        <OgTitle text={title} size={title.length > 26 ? 68 : 84} />
        {kicker && <div style={{ ...kickerLine, marginTop: 16 }}>{kicker}</div>}
      </div>
    </div>
  );
}

/** The hero at dawn, cropped so that the church is on the right and the words are on dark sky. */
function landscape(scene: DrawnScene, { night }: Inks): string {
  const layers = (scene === 'town' ? townLayers : heroLayers).map((layer) => layer.markup);
  const veil = `<defs><linearGradient id="v" x1="0" x2="1" y1="0" y2=".12"><stop offset=".2" stop-color="${night}" stop-opacity=".72"/><stop offset=".68" stop-color="${night}" stop-opacity="0"/></linearGradient></defs><path fill="url(#v)" d="M0 0H1920V640H0z"/>`;
  const [sky = '', ...land] = layers;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="320 20 1600 840">${paint(sky + veil + land.join(''), 'dawn')}</svg>`;
}
