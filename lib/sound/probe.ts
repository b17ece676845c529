import { AppError } from '#lib/core/operations/errors.ts';
import { soundFiles } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { judgeFileApart } from './judging/judge-apart.ts';
import type { Refusal, SoundFacts } from './judging/verdict.ts';
import { lengthInWords } from './length-in-words.ts';

/** What is said of a file that is refused. */
export type SoundRefusals = typeof messages.sound.fetched;

/**
 * Reads a file on this machine, in a process apart.
 * @param refusals by default those of a file that somebody chose
 * @throws AppError `unsupported_type` for anything but an MP3 or an M4A that browsers play; `invalid` for one that is
 *   empty or truncated. InterruptedProcess when it may be tried again
 */
export async function probeSound(
  path: string,
  refusals: SoundRefusals = messages.sound,
  signal?: AbortSignal,
): Promise<SoundFacts> {
  const verdict = await judgeFileApart(path, signal);
  if ('refusal' in verdict) throw refused(verdict, refusals);
  return { ...verdict, type: soundFiles.mediaTypes[verdict.extension] };
}

function refused(verdict: Refusal, refusals: SoundRefusals): AppError {
  if (verdict.refusal === 'truncated')
    return new AppError('invalid', refusals.truncated(lengthInWords(verdict.there, verdict.all)));
  const isOfType = !['empty', 'brokenOff'].includes(verdict.refusal);
  return new AppError(isOfType ? 'unsupported_type' : 'invalid', refusals[verdict.refusal]);
}
