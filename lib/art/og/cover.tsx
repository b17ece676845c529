import { heroLayers } from '../layers/hero-layers.ts';
import { townLayers } from '../layers/town-layers.ts';
import type { LogoPicture } from '../logo/logo-picture.ts';
import type { Inks } from '../palette/palette.ts';
import type { DrawnScene } from '../scene/layers.ts';
import { paint } from '../skies.ts';
import { column, sheet } from './drawing.tsx';
import { coverSize } from './drawing-work.ts';
import { OgMark } from './mark.tsx';

interface Props {
  /** Empty where the picture fonts have no letters for it. */
  name: string;
  inks: Inks;
  logo: LogoPicture | null;
}

/** The words on the podcast's cover: the church's name, so large that it is read on a phone. */
export function OgCover({ name, inks, logo }: Props) {
  const fontSize = name.length > 34 ? 210 : name.length > 22 ? 260 : 320;
  return (
    <div style={{ ...sheet, color: inks.paper }}>
      <div style={{ ...column, alignItems: 'flex-start', padding: '180px 200px 0', width: coverSize.width }}>
        <OgMark tower={inks.paper} bell={inks.gold} size={320} logo={logo} />
        <div style={{ ...words, fontSize }}>{name}</div>
      </div>
    </div>
  );
}

const words = {
  display: 'flex',
  marginTop: 56,
  fontFamily: 'Fraunces',
  lineHeight: 1.08,
  letterSpacing: -6,
} as const;

/** Returns the ground of the cover: a square of the hero at dawn with the church below the words. */
export function coverGround(scene: DrawnScene, { night }: Inks): string {
  const [sky = '', ...land] = (scene === 'town' ? townLayers : heroLayers).map((layer) => layer.markup);
  const veil = `<defs><linearGradient id="v" x1="0" x2="0" y1="0" y2="1"><stop offset=".12" stop-color="${night}"/><stop offset=".6" stop-color="${night}" stop-opacity="0"/></linearGradient></defs><path fill="url(#v)" d="M0-100H1920V900H0z"/>`;
  const box = `width="${coverSize.width}" height="${coverSize.height}" viewBox="880 -100 1000 1000"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paint(sky + veil + land.join(''), 'dawn')}</svg>`;
}
