import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import { log } from '#lib/core/platform/log.ts';
import { drawableText } from './drawable-text.ts';
import { finishedPicture } from './og/finished-pictures.ts';
import { OgLandscape } from './og/landscape.tsx';
import { plainDrawing } from './og/plain-drawing.ts';
import { OgPoster } from './og/poster.tsx';
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

/**
 * The picture of a route as its answer; what finding or drawing it throws becomes problem details.
 * @param name what the log calls the picture
 */
export async function pictureAnswer(name: string, describe: () => Promise<OgPicture>): Promise<Response> {
  try {
    return await ogPicture(await describe());
  } catch (error) {
    // A refusal is no failure, and many of them would fill the log.
    if (!(error instanceof AppError)) log.error({ err: error, picture: name }, 'picture failed');
    const { status, headers, body } = problemParts(error);
    return new Response(body, { status, headers });
  }
}

/**
 * A PNG of 1200 x 630 px for links to a page, an event or a sermon, drawn with the site's own art and type.
 * @throws AppError `unavailable` when too many pictures wait to be drawn
 */
export async function ogPicture({ title, kicker = '', ...rest }: OgPicture): Promise<Response> {
  const picture = {
    ...rest,
    title: shorten(drawableText(title) || currentChurch().name),
    kicker: drawableText(kicker),
  };
  const layout =
    picture.seed === undefined ? <OgLandscape {...picture} /> : <OgPoster {...picture} seed={picture.seed} />;
  const png = await finishedPicture(plainDrawing(layout));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

/** At most about four lines: a longer title ends at a word. */
function shorten(title: string): string {
  return title.length <= 96 ? title : `${title.slice(0, 93).replace(/\s+\S*$/, '')}…`;
}
