import type { Bytes } from './bytes.ts';

/** What a file begins with. */
export interface Kind {
  /** An MP4 of any brand; `unknown` may be an MP3 behind other bytes. */
  kind: 'mp3' | 'mp4' | 'other' | 'unknown';
  /** Its media type; empty for an unknown one. */
  mime: string;
}

/** Whatever the file's size, no more of it is looked at. */
const headBytes = 4100;

const mp4Extensions = new Set(['m4a', 'm4b', 'mp4', 'm4v', 'mov', '3gp', '3g2']);

/** Returns the kind of the bytes from a position on, where the tags end. */
export async function kindOf(bytes: Bytes, position: number): Promise<Kind> {
  const head = await bytes.at(position, Math.min(headBytes, bytes.size - position));
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!found) return { kind: 'unknown', mime: '' };
  const { ext, mime } = found;
  if (ext === 'mp3') return { kind: 'mp3', mime };
  return { kind: mp4Extensions.has(ext) ? 'mp4' : 'other', mime: ext === 'mp4' ? 'audio/mp4' : mime };
}
