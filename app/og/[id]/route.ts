import { pictureAnswer } from '#lib/art/og-picture.tsx';
import { findPicture } from '#lib/core/addresses/page-lists.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { gatheringTimes } from '#lib/core/church/service-labels.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { pictureOfPage } from '#lib/site-pages/public/picture-of-page.ts';
import { findPage } from '#lib/site-pages/queries.ts';

export const dynamic = 'force-dynamic';

/** The Open Graph picture of one of the site's pages, or of the church's own. */
export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return pictureAnswer('page picture', async () => {
    const { id } = await params;
    const ownPage = /^page-([\da-f-]{36})$/.exec(id)?.[1];
    if (ownPage) return pictureOfPage(await findPage({ id: ownPage }));
    const picture = findPicture(id, {
      church: currentChurch(),
      gatherings: gatheringTimes(currentServices()),
    });
    if (!picture) throw new AppError('not_found', messages.errors.notFound);
    return picture;
  });
}
