import 'server-only';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { church } from '../church.ts';
import { drawableText } from './drawable-text.ts';
import { ogFonts } from './og/fonts.ts';
import { OgLandscape } from './og/landscape.tsx';
import { OgPoster } from './og/poster.tsx';
import { ogSize } from './og/size.ts';
import type { Tone } from './palette.ts';
import type { PlateKind } from './plate-subjects.ts';

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

async function draw(picture: OgPicture & { kicker: string }): Promise<Uint8Array<ArrayBuffer>> {
  const layout =
    picture.seed === undefined ? <OgLandscape {...picture} /> : <OgPoster {...picture} seed={picture.seed} />;
  const response = new ImageResponse(layout, { ...ogSize, fonts: await ogFonts() });
  // 256 dithered colours weigh a third of the full ones and look the same on a card.
  return new Uint8Array(
    await sharp(await response.arrayBuffer())
      .png({ palette: true, dither: 0.9, effort: 7 })
      .toBuffer(),
  );
}

/** At most about four lines: a longer title ends at a word. */
function shorten(title: string): string {
  return title.length <= 96 ? title : `${title.slice(0, 93).replace(/\s+\S*$/, '')}…`;
}
