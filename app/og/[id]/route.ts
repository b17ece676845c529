import { ogPicture } from '@/lib/art/og-picture';
import { type PicturedPage, pagePictures } from '@/lib/art/page-pictures';

export const dynamic = 'force-dynamic';

/** The picture of links to one of the church's own pages. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params;
  return Object.hasOwn(pagePictures, id)
    ? ogPicture(pagePictures[id as PicturedPage])
    : new Response(null, { status: 404 });
}
