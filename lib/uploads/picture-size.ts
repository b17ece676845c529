import 'server-only';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { ownPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { storage } from '#lib/core/storage/storage.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The bytes of a WebP file that contain its size. */
const headerBytes = 30;

/** A stored picture never changes under its address. */
const known = new LRUCache<string, PictureSize>({ max: 500 });

/** Returns the size of a picture that this site stores; null for other addresses and unreadable files. */
export async function pictureSize(url: string | null): Promise<PictureSize | null> {
  const [, folder, name] = ownPicture.exec(url ?? '') ?? [];
  if (!url || !folder || !name) return null;
  const size = known.get(url) ?? (await readSize(folder, name).catch(() => null));
  if (size) known.set(url, size);
  return size;
}

/** Returns the pictures that are taller than wide, such as flyers: they are shown uncropped. */
export async function uprightPictures(
  rows: readonly { image_url: string | null }[],
): Promise<ReadonlySet<string>> {
  const sizes = await Promise.all(
    rows.map(async ({ image_url }) => ({ url: image_url ?? '', size: await pictureSize(image_url) })),
  );
  return new Set(sizes.filter(({ size }) => size && size.height > size.width).map(({ url }) => url));
}

async function readSize(folder: string, name: string): Promise<PictureSize | null> {
  const file = await storage().find(folder, name);
  if (!file || file.size < headerBytes) return null;
  return sizeOfWebp(await buffer(file.read(0, headerBytes - 1) as unknown as AsyncIterable<Uint8Array>));
}

/** Returns the size in a WebP header (RFC 9649): of the canvas, else of the single lossy or lossless frame. */
export function sizeOfWebp(header: Buffer): PictureSize | null {
  const kind = header.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: header.readUInt16LE(26) & 0x3fff, height: header.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = header.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
