import { readByteRange } from '#lib/core/http/byte-range.ts';
import { etagOf, isKnownTag } from '#lib/core/http/etag.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/route.ts';
import { folderStorage, uploadFolder } from '#lib/core/platform/storage.ts';
import { isFileName, pictureName } from '#lib/uploads/file-name.ts';
import { buckets } from '#lib/uploads/messages.ts';

/** An uploaded picture: cached for an hour, in ranges and on conditions. A picture without a thumbnail is its own. */
export const GET = answering('uploads', async (request, context) => {
  const { bucket, file } = await context.params;
  const isKnown = buckets.some((known) => known === bucket) && typeof file === 'string' && isFileName(file);
  const bytes = isKnown ? await readPicture(String(bucket), file) : null;
  if (!bytes) throw new AppError('not_found', errorMessages.notFound);
  const etag = etagOf(bytes);
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

async function readPicture(bucket: string, file: string): Promise<Buffer | null> {
  const { read } = folderStorage(uploadFolder());
  return (await read(bucket, file)) ?? read(bucket, pictureName(file));
}

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
