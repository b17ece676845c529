import type { IncomingMessage } from 'node:http';
import { readDocumentAddress } from '#lib/documents/address.ts';
import { isSoundAddress } from '#lib/sound/address.ts';
import { pathOf } from './request-target.ts';

const takesFile = /^POST \/api\/documents$|^PUT \/api\/documents\/[^/]+\/file$/;

/** Returns whether the application reads the body of this change itself, while it arrives: a large file. */
export function isFileChange({ method = '', url = '/' }: IncomingMessage): boolean {
  return takesFile.test(`${method} ${pathOf(url)}`);
}

/** Returns whether a path may be the address of a document's file or of sound. */
export function isStoredFile(path: string): boolean {
  return readDocumentAddress(path) !== null || isSoundAddress(path);
}
