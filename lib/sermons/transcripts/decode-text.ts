import { largestTranscriptBytes } from '#lib/core/http/body-limits.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark, with `\n` between its lines.
 * @throws AppError `too_large`; `invalid` for a file that is empty or no text
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > largestTranscriptBytes) throw new AppError('too_large', messages.transcripts.tooLarge);
  const text = decoded(bytes)?.replaceAll(/\r\n?/g, '\n');
  // A file with control characters other than line breaks and tabs is not a text.
  if (text === undefined || /[^\P{Cc}\t\n\f\u0085]/u.test(text))
    throw fieldError('file', messages.transcripts.noText);
  if (isBlank(text)) throw fieldError('file', messages.transcripts.empty);
  return text;
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const mark =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(mark, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
