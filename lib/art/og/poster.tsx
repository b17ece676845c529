import { currentChurch } from '#lib/core/church/current-church.ts';
import { drawableText } from '../drawable-text.ts';
import type { LogoPicture } from '../logo/logo-picture.ts';
import type { Inks, Tone } from '../palette/palette.ts';
import { plateSvg } from '../plate/plate.ts';
import type { PlateKind } from '../plate/plate-subjects.ts';
import { column, kickerLine, OgDrawing, sheet } from './drawing.tsx';
import { ogSize } from './drawing-work.ts';
import { OgMark } from './mark.tsx';
import { OgTitle } from './title.tsx';

interface Props {
  title: string;
  kicker: string;
  seed: string;
  kind?: PlateKind | undefined;
  tone?: Tone | undefined;
  date?: string | undefined;
  inks: Inks;
  logo: LogoPicture | null;
}

/** The window on a poster; its arch is a half circle. */
const pane = { width: 430, height: 560 } as const;

const arch = {
  ...pane,
  display: 'flex',
  position: 'relative',
  overflow: 'hidden',
  marginTop: ogSize.height - pane.height,
  marginLeft: 12,
  borderTopLeftRadius: pane.width / 2,
  borderTopRightRadius: pane.width / 2,
} as const;
const signature = { display: 'flex', alignItems: 'center', fontFamily: 'Fraunces', fontSize: 34 } as const;

/** The item's plate in an arched window, its words on paper beside it. */
export function OgPoster({ title, kicker, seed, kind = 'event', tone, date, inks, logo }: Props) {
  return (
    <div style={{ ...sheet, background: inks.paper, color: inks.ink }}>
      <div style={{ ...column, justifyContent: 'space-between', width: 690, padding: '64px 56px 56px 68px' }}>
        <div style={column}>
          {kicker && <div style={{ ...kickerLine, color: inks.second }}>{kicker}</div>}
          <OgTitle text={title} size={title.length > 60 ? 52 : title.length > 28 ? 62 : 78} />
        </div>
        <div style={{ ...signature, color: inks.accentDeep }}>
          <OgMark tower={inks.accentDeep} bell={inks.second} size={54} logo={logo} />
          {!logo?.isWordmark && <div style={{ marginLeft: 16 }}>{drawableText(currentChurch().name)}</div>}
        </div>
      </div>
      <div style={arch}>
        <OgDrawing
          {...pane}
          isGround
          svg={cropped(plateSvg(seed, { kind, tone, date, title, shape: 'square', inks }))}
        />
      </div>
    </div>
  );
}

/** Returns the middle of a square plate, as wide as the window. */
function cropped(svg: string): string {
  const width = Math.round((240 * pane.width) / pane.height);
  const box = `width="${pane.width}" height="${pane.height}" viewBox="${Math.round((240 - width) / 2)} 0 ${width} 240"`;
  return svg.replace(/viewBox="[^"]*"/, box);
}
