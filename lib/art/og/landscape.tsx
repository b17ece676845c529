import type { LogoPicture } from '../logo/logo-picture.ts';
import type { Inks } from '../palette/palette.ts';
import { column, kickerLine, OgDrawing, sheet } from './drawing.tsx';
import { ogSize } from './drawing-work.ts';
import { OgMark } from './mark.tsx';
import { OgTitle } from './title.tsx';

interface Props {
  title: string;
  kicker: string;
  /** An SVG document in the size of the picture. */
  ground: string;
  inks: Inks;
  logo: LogoPicture | null;
}

/** The words over the dark part of the church's own ground. */
export function OgLandscape({ title, kicker, ground, inks, logo }: Props) {
  return (
    <div style={{ ...sheet, color: inks.paper }}>
      <OgDrawing {...ogSize} svg={ground} isGround />
      <div style={{ ...column, alignItems: 'flex-start', padding: '50px 0 0 76px', width: 660 }}>
        <OgMark tower={inks.paper} bell={inks.gold} size={76} logo={logo} />
        <OgTitle text={title} size={title.length > 26 ? 68 : 84} />
        {kicker && <div style={{ ...kickerLine, marginTop: 16 }}>{kicker}</div>}
      </div>
    </div>
  );
}
