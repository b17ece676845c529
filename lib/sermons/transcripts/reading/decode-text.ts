import { largestTranscriptBytes } from '#lib/core/http/body-limits.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { LenientUtf8 } from '#lib/core/text/lenient-utf8.ts';
import { messages } from '#lib/language/messages.ts';

/**
 * Returns the text of a file in UTF-8 or Windows-1252, or in UTF-16 with a byte order mark, with `\n` between its lines.
 * @throws AppError `too_large`; `invalid` for a file that is empty or no text
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > largestTranscriptBytes) throw new AppError('too_large', messages.transcripts.tooLarge);
  const text = withoutEndMark(decoded(bytes)?.replaceAll(/\r\n?/g, '\n'));
  // A file with control characters other than line breaks and tabs is not a text.
  if (text === undefined || /[^\P{Cc}\t\n\v\f\u0085]/u.test(text))
    throw fieldError('file', messages.transcripts.noText);
  if (isBlank(text)) throw fieldError('file', messages.transcripts.empty);
  return text;
}

/** Programs of old end a text with Ctrl-Z. */
function withoutEndMark(text?: string): string | undefined {
  const whole = text?.trimEnd();
  return whole?.endsWith('\u001a') ? whole.slice(0, -1) : text;
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return new LenientUtf8().decode(bytes);
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
