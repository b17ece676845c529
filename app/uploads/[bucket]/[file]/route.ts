import { readByteRange } from '#lib/core/http/byte-range.ts';
import { isKnownTag } from '#lib/core/http/etag.ts';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { mediaTypeOf } from '#lib/core/storage/file-kinds.ts';
import { buckets } from '#lib/core/storage/picture-limits.ts';
import { storage } from '#lib/core/storage/storage.ts';
import type { StoredFile } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { isFileName, pictureName } from '#lib/uploads/file-name.ts';

/** A stored file never changes, so browsers need not revalidate it. */
const keptForAYear = 'public, max-age=31536000, immutable';
const keptForAnHour = 'public, max-age=3600';

/**
 * Serves an uploaded picture, with ranges and conditional requests. Without a thumbnail, the picture itself.
 */
export const GET = answering('uploads', async (request, context) => {
  const { bucket, file } = await context.params;
  const isKnown = buckets.some((known) => known === bucket) && typeof file === 'string' && isFileName(file);
  const found = isKnown ? await findPicture(String(bucket), file) : null;
  if (!found) throw new AppError('not_found', messages.errors.notFound);
  const { picture, name } = found;
  // Independent of the storage, so that the tag survives a move between storages.
  const etag = `"${name.replace(/\.\w+$/, '')}-${picture.size.toString(36)}"`;
  const headers = new Headers({
    'content-type': mediaTypeOf(name),
    'cache-control': name === file ? keptForAYear : keptForAnHour,
    'accept-ranges': 'bytes',
    etag,
  });
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return partOf(picture, request.headers.get('range'), headers);
});

async function findPicture(
  bucket: string,
  file: string,
): Promise<{ picture: StoredFile; name: string } | null> {
  const { find } = storage();
  for (const name of new Set([file, pictureName(file)])) {
    const picture = await find(bucket, name);
    if (picture) return { picture, name };
  }
  return null;
}

function partOf({ size, read }: StoredFile, wanted: string | null, headers: Headers): Response {
  const range = wanted === null ? undefined : readByteRange(wanted, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers.set(lengthHeader, String(last - first + 1));
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`);
  return new Response(size > 0 ? read(first, last) : null, { status: range ? 206 : 200, headers });
}
