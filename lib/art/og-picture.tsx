import { shortened } from '#lib/core/text/filled.ts';
import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import { log } from '#lib/core/process/log.ts';
import { drawableText } from './drawable-text.ts';
import { churchLogo } from './logo/church-logo.ts';
import { ogSize, plainDrawing } from './og/drawing-work.ts';
import { finishedPicture } from './og/finished-pictures.ts';
import { type HeroPhoto, heroGround } from './og/grounds.ts';
import { OgLandscape } from './og/landscape.tsx';
import { OgPoster } from './og/poster.tsx';
import { currentInks } from './palette/current-palette.ts';
import type { Tone } from './palette/palette.ts';
import type { PlateKind } from './plate/plate-subjects.ts';

export interface OgPicture {
  readonly title: string;
  /** The short line above the title: a date, a speaker, or the kind of page. */
  readonly kicker?: string | undefined;
  /** With a seed the picture shows that item's plate, without one the church's hero. */
  readonly seed?: string | undefined;
  readonly kind?: PlateKind | undefined;
  readonly tone?: Tone | undefined;
  readonly date?: string | undefined;
  /** Without a seed: the published picture of the hero. */
  readonly photo?: HeroPhoto | undefined;
}

/**
 * Returns a route's picture response; errors become problem details.
 * @param name the picture's name in the log
 */
export async function pictureAnswer(name: string, describe: () => Promise<OgPicture>): Promise<Response> {
  try {
    return await ogPicture(await describe());
  } catch (error) {
    // Refusals are no failures, and many of them would fill the log.
    if (!(error instanceof AppError)) log.error({ err: error, picture: name }, 'picture failed');
    const { status, headers, body } = problemParts(error);
    return new Response(body, { status, headers });
  }
}

/**
 * Returns a PNG of 1200 x 630 px, the link preview of a page, an event or a sermon.
 * @throws AppError `unavailable` when too many pictures wait to be drawn
 */
export async function ogPicture({ title, kicker = '', seed, photo, ...rest }: OgPicture): Promise<Response> {
  const words = {
    title: shorten(drawableText(title) || drawableText(currentChurch().name)),
    kicker: drawableText(kicker),
  };
  const look = { inks: currentInks(), logo: await churchLogo({ width: 420, height: 104 }) };
  const layout =
    seed === undefined ? (
      <OgLandscape {...words} {...look} ground={await heroGround(currentChurch().hero, look.inks, photo)} />
    ) : (
      <OgPoster {...rest} {...words} {...look} seed={seed} />
    );
  const png = await finishedPicture({ drawing: plainDrawing(layout), size: ogSize });
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** Limits a title to about four lines, cut at a word. */
function shorten(title: string): string {
  return shortened(title, 96, 93);
}
