import { readByteRange } from '#lib/core/http/byte-range.ts';
import { isKnownTag } from '#lib/core/http/etag.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/route.ts';
import { folderStorage, type StoredFile, uploadFolder } from '#lib/core/platform/storage.ts';
import { isFileName, pictureName } from '#lib/uploads/file-name.ts';
import { buckets } from '#lib/uploads/messages.ts';

/** An uploaded picture: cached for an hour, in ranges and on conditions. A picture without a thumbnail is its own. */
export const GET = answering('uploads', async (request, context) => {
  const { bucket, file } = await context.params;
  const isKnown = buckets.some((known) => known === bucket) && typeof file === 'string' && isFileName(file);
  const picture = isKnown ? await findPicture(String(bucket), file) : null;
  if (!picture) throw new AppError('not_found', errorMessages.notFound);
  const etag = `"${picture.size.toString(36)}-${Math.trunc(picture.modifiedMilliseconds).toString(36)}"`;
  const headers = new Headers({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
    etag,
  });
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return partOf(picture, request.headers.get('range'), headers);
});

async function findPicture(bucket: string, file: string): Promise<StoredFile | null> {
  const { find } = folderStorage(uploadFolder());
  return (await find(bucket, file)) ?? find(bucket, pictureName(file));
}

function partOf({ size, read }: StoredFile, wanted: string | null, headers: Headers): Response {
  const range = wanted === null ? undefined : readByteRange(wanted, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers.set('content-length', String(last - first + 1));
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`);
  return new Response(read(first, last), { status: range ? 206 : 200, headers });
}
