import type { IncomingMessage } from 'node:http';
import { pathOf } from './request-target.ts';

const takesFile = /^POST \/api\/documents$|^PUT \/api\/documents\/[^/]+\/file$/;

/** Returns whether the application reads the body of this change itself, while it arrives: a large file. */
export function isFileChange({ method = '', url = '/' }: IncomingMessage): boolean {
  return takesFile.test(`${method} ${pathOf(url)}`);
}
