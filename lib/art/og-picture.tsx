import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { church } from '../church.ts';
import { drawableText } from './drawable-text.ts';
import { towerMark } from './mark.ts';
import { ink, type Tone } from './palette.ts';
import { type PlateKind, plateSvg } from './plate.ts';
import { heroLayers } from './scene/layers.ts';
import { paint } from './skies.ts';

/** The size of a picture for shared links, in px (specification section 2, summary_large_image). */
export const ogSize = { width: 1200, height: 630 } as const;

export interface OgPicture {
  readonly title: string;
  /** The short line above the title: a date, a speaker, what the page is. */
  readonly kicker?: string | undefined;
  /** With a seed the picture carries that item's plate, without one the church on its hill. */
  readonly seed?: string | undefined;
  readonly kind?: PlateKind | undefined;
  readonly tone?: Tone | undefined;
  readonly date?: string | undefined;
}

/** The window on a poster, its arch as round as it is wide. */
const pane = { width: 430, height: 560 } as const;

const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 });

/**
 * A PNG of 1200 x 630 px for links to a page, an event or a sermon, drawn with the site's own art and type. The same
 * words give the same picture; it is kept in memory, and a failure is thrown and not kept.
 */
export async function ogPicture({ title, kicker = '', ...rest }: OgPicture): Promise<Response> {
  const picture = {
    ...rest,
    title: shorten(drawableText(title) || church.name),
    kicker: drawableText(kicker),
  };
  const key = JSON.stringify(picture);
  const known = drawn.get(key);
  const drawing = known ?? draw(picture);
  if (!known) {
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key));
  }
  return new Response(await drawing, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}

async function draw(picture: OgPicture): Promise<Uint8Array<ArrayBuffer>> {
  const layout =
    picture.seed === undefined ? <Landscape {...picture} /> : <Poster {...picture} seed={picture.seed} />;
  const response = new ImageResponse(layout, { ...ogSize, fonts: await fonts() });
  // 256 dithered colours weigh a third of the full ones and look the same on a card.
  return new Uint8Array(
    await sharp(await response.arrayBuffer())
      .png({ palette: true, dither: 0.9, effort: 7 })
      .toBuffer(),
  );
}

function Landscape({ title, kicker }: OgPicture) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Figtree', color: ink.paper }}>
      <Art width={ogSize.width} height={ogSize.height} svg={landscape()} />
      <div style={{ display: 'flex', flexDirection: 'column', padding: '50px 0 0 76px', width: 660 }}>
        <Mark tower={ink.paper} bell={ink.gold} size={76} />
        <Title text={title} size={title.length > 26 ? 68 : 84} />
        {kicker && (
          <div style={{ marginTop: 16, fontSize: 31, lineHeight: 1.35, whiteSpace: 'pre-wrap' }}>
            {kicker}
          </div>
        )}
      </div>
    </div>
  );
}

function Poster({ title, kicker, seed, kind = 'event', tone, date }: OgPicture & { seed: string }) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: ink.paper,
        fontFamily: 'Figtree',
        color: ink.ink,
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
            <div style={{ fontSize: 31, lineHeight: 1.35, color: ink.paintbrush, whiteSpace: 'pre-wrap' }}>
              {kicker}
            </div>
          )}
          <Title text={title} size={title.length > 60 ? 52 : title.length > 28 ? 62 : 78} />
        </div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            color: ink.bluebonnetDeep,
            fontFamily: 'Fraunces',
            fontSize: 34,
          }}
        >
          <Mark tower={ink.bluebonnetDeep} bell={ink.paintbrush} size={54} />
          <div style={{ marginLeft: 16 }}>{church.name}</div>
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
        <Art {...pane} svg={cropped(plateSvg(seed, { kind, tone, date, title, shape: 'square' }))} />
      </div>
    </div>
  );
}

function Title({ text, size }: { text: string; size: number }) {
  return (
    <div
      style={{
        display: 'flex',
        marginTop: 18,
        fontFamily: 'Fraunces',
        fontSize: size,
        lineHeight: 1.06,
        letterSpacing: -1.5,
      }}
    >
      {text}
    </div>
  );
}

function Mark({ tower, bell, size }: { tower: string; bell: string; size: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${towerMark(tower, bell)}</svg>`;
  // biome-ignore lint/performance/noImgElement: this is a drawing, not a page
  return <img alt="" width={size} height={size} src={dataUri(svg)} />;
}

function Art({ width, height, svg }: { width: number; height: number; svg: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: this is a drawing, not a page
    <img
      alt=""
      width={width}
      height={height}
      src={dataUri(svg)}
      style={{ position: 'absolute', left: 0, top: 0 }}
    />
  );
}

/** The hero at dawn, cut so that the church stands on the right and the words have the deep of the sky. */
function landscape(): string {
  const layers = heroLayers().map((layer) => layer.markup);
  const veil = `<defs><linearGradient id="v" x1="0" x2="1" y1="0" y2=".12"><stop offset=".2" stop-color="${ink.night}" stop-opacity=".72"/><stop offset=".68" stop-color="${ink.night}" stop-opacity="0"/></linearGradient></defs><path fill="url(#v)" d="M0 0H1920V640H0z"/>`;
  const [sky = '', ...land] = layers;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="320 20 1600 840">${paint(sky + veil + land.join(''), 'dawn')}</svg>`;
}

/** The middle of a square plate, as wide as the pane of the window it shows in. */
function cropped(svg: string): string {
  const width = Math.round((240 * pane.width) / pane.height);
  const box = `width="${pane.width}" height="${pane.height}" viewBox="${Math.round((240 - width) / 2)} 0 ${width} 240"`;
  return svg.replace(/viewBox="[^"]*"/, box);
}

function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** At most about four lines: a longer title ends at a word. */
function shorten(title: string): string {
  return title.length <= 96 ? title : `${title.slice(0, 93).replace(/\s+\S*$/, '')}…`;
}

let loaded: Promise<{ name: string; data: Buffer; weight: 500 | 600; style: 'normal' }[]> | undefined;

function fonts() {
  const load = async (name: string, file: string, weight: 500 | 600) => ({
    name,
    data: await readFile(join(process.cwd(), 'lib', 'art', 'fonts', file)),
    weight,
    style: 'normal' as const,
  });
  loaded ??= Promise.all([
    load('Fraunces', 'fraunces-latin-600-normal.woff', 600),
    load('Figtree', 'figtree-latin-500-normal.woff', 500),
  ]);
  return loaded;
}
