import { readByteRange } from '@/lib/byte-range';
import { entityTag, isKnownTag } from '@/lib/entity-tag';
import { AppError, errorTexts } from '@/lib/errors';
import { answering } from '@/lib/route';
import { folderStorage, uploadFolder } from '@/lib/storage';
import { isFileName } from '@/lib/uploads/file-name';
import { buckets } from '@/lib/uploads/texts';

/** An uploaded picture: cached for an hour (specification section 9), in ranges and on conditions. */
export const GET = answering('uploads', async (request, context) => {
  const { bucket, file } = await context.params;
  const isKnown = buckets.some((known) => known === bucket) && typeof file === 'string' && isFileName(file);
  const bytes = isKnown ? await folderStorage(uploadFolder()).read(String(bucket), file) : null;
  if (!bytes) throw new AppError('not_found', errorTexts.notFound);
  const etag = entityTag(bytes);
  const headers = new Headers({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
    etag,
  });
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return rangeOf(bytes, request.headers.get('range'), headers);
});

function rangeOf(bytes: Buffer, wanted: string | null, headers: Headers): Response {
  const range = wanted === null ? undefined : readByteRange(wanted, bytes.length);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) return new Response(new Uint8Array(bytes), { headers });
  headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return new Response(new Uint8Array(bytes.subarray(range.first, range.last + 1)), { status: 206, headers });
}
