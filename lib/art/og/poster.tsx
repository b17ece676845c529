import { currentChurch } from '#lib/core/church/current-church.ts';
import { drawableText } from '../drawable-text.ts';
import type { LogoPicture } from '../logo/logo-picture.ts';
import type { Inks, Tone } from '../palette/palette.ts';
import { plateSvg } from '../plate/plate.ts';
import type { PlateKind } from '../plate/plate-subjects.ts';
import { OgDrawing } from './drawing.tsx';
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

/** The item's plate in an arched window, its words on paper beside it. */
export function OgPoster({ title, kicker, seed, kind = 'event', tone, date, inks, logo }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: inks.paper,
        fontFamily: 'Figtree',
        color: inks.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 690,
          padding: '64px 56px 56px 68px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {kicker && (
            <div style={{ fontSize: 31, lineHeight: 1.35, color: inks.second, whiteSpace: 'pre-wrap' }}>
              {kicker}
            </div>
          )}
          <OgTitle text={title} size={title.length > 60 ? 52 : title.length > 28 ? 62 : 78} />
        </div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            color: inks.accentDeep,
            fontFamily: 'Fraunces',
            fontSize: 34,
          }}
        >
          <OgMark tower={inks.accentDeep} bell={inks.second} size={54} logo={logo} />
          {!logo?.isWordmark && <div style={{ marginLeft: 16 }}>{drawableText(currentChurch().name)}</div>}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          overflow: 'hidden',
          width: pane.width,
          height: pane.height,
          marginTop: ogSize.height - pane.height,
          marginLeft: 12,
          borderTopLeftRadius: pane.width / 2,
          borderTopRightRadius: pane.width / 2,
        }}
      >
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
