import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { drawableText } from './drawable-text.ts';
import { churchLogo } from './logo/church-logo.ts';
import { coverGround, OgCover } from './og/cover.tsx';
import { type CoverWork, coverSize, plainDrawing } from './og/drawing-work.ts';
import { digestOfWork, finishedPicture } from './og/finished-pictures.ts';
import { currentInks } from './palette/current-palette.ts';

/** Returns the name of the drawn cover art, which changes with what is drawn. */
export async function drawnCoverName(): Promise<string> {
  return (await digestOfWork(await coverWork())).slice(0, 20);
}

/**
 * Returns the drawn cover art, 3000 by 3000 px, as a JPEG; problem details for a name that it no longer has.
 * @param name as `drawnCoverName()` has it, or `drawn` for the present one
 */
export async function coverAnswer(name: string): Promise<Response> {
  try {
    const work = await coverWork();
    const isNamed = name === (await digestOfWork(work)).slice(0, 20);
    if (!isNamed && name !== 'drawn') throw new AppError('not_found', messages.errors.notFound);
    const lasting = 'public, max-age=31536000, immutable';
    const headers = {
      'content-type': 'image/jpeg',
      'cache-control': isNamed ? lasting : 'public, max-age=0, must-revalidate',
    };
    return new Response(await finishedPicture(work), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'podcast art failed');
    const { status, headers, body } = problemParts(error);
    return new Response(body, { status, headers });
  }
}

/** The words stand on the upper half. */
const size = { width: coverSize.width, height: coverSize.height / 2 };

async function coverWork(): Promise<CoverWork> {
  const name = drawableText(currentChurch().name);
  const scene = currentChurch().hero === 'town' ? 'town' : 'hills';
  const inks = currentInks();
  const logo = await churchLogo({ width: 1800, height: 460 });
  const words = <OgCover name={logo?.isWordmark ? '' : name} inks={inks} logo={logo} />;
  return { ground: coverGround(scene, inks), drawing: plainDrawing(words), size };
}
