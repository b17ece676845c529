import type { FileHandle } from 'node:fs/promises';

/** The bytes of a file, all of which may not be here. */
export interface Bytes {
  /** Of the whole file. */
  readonly size: number;
  /**
   * Returns the bytes from a position on, fewer at the end of the file.
   * @throws MissingBytes for some that are not here
   */
  at(position: number, length: number): Promise<Buffer>;
}

/** A part of a file with its position. */
export interface Piece {
  position: number;
  bytes: Uint8Array;
}

/** Bytes are needed that are not here: those from `position` on. */
export class MissingBytes extends Error {
  constructor(readonly position: number) {
    super(`The bytes from ${position} on are not here.`);
  }
}

/** Returns the bytes of an open file. */
export function bytesOfFile(file: FileHandle, size: number): Bytes {
  return {
    size,
    async at(position, length) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Returns those of a file of which there are pieces. */
export function bytesOfPieces(pieces: readonly Piece[], size: number): Bytes {
  return {
    size,
    async at(position, length) {
      const end = Math.min(position + length, size);
      const piece = pieces.find(
        (each) => each.position <= position && end <= each.position + each.bytes.length,
      );
      if (!piece) throw new MissingBytes(position);
      const { buffer, byteOffset } = piece.bytes;
      return Buffer.from(buffer, byteOffset + position - piece.position, end - position);
    },
  };
}
