import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { pagePictures } from '#lib/art/page-pictures.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import type { PicturedPage } from '#lib/core/site/pages.ts';

export const dynamic = 'force-dynamic';

/** The picture of links to one of the church's own pages. */
export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return pictureAnswer('page picture', async () => {
    const { id } = await params;
    if (!Object.hasOwn(pagePictures, id)) throw new AppError('not_found', errorMessages.notFound);
    return pagePictures[id as PicturedPage];
  });
}
