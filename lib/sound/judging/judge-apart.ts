import { OverLimit, startApart } from '#lib/core/apart/process-apart.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import type { Piece } from './bytes.ts';
import { judgeLimits } from './limits.ts';
import type { JudgingWork, PartialVerdict, Verdict } from './verdict.ts';

/**
 * Where the program is: beside this file, or beside the server's bundle. The bundles of pages are elsewhere, and the
 * server, which runs them in its process, has found it before.
 */
const found = perProcess('sound-judge', () => ({ program: new URL('./judge-process.mjs', import.meta.url) }));

/**
 * Judges a file of this machine, one at a time, in a process with limits of memory and time.
 * @throws InterruptedProcess when that was ended from outside
 */
export function judgeFileApart(path: string, signal?: AbortSignal): Promise<Verdict> {
  return judgeApart<Verdict>({ path }, { refusal: 'unreadable' }, signal);
}

/** Judges pieces of a file elsewhere in the same way. @throws InterruptedProcess */
export function judgePiecesApart(
  pieces: Piece[],
  size: number,
  declaredType: string,
): Promise<PartialVerdict> {
  return judgeApart<PartialVerdict>({ pieces, size, declaredType }, { refusal: 'unreadableThere' });
}

/** @param unreadable what is said of a file that takes more than the limits */
function judgeApart<Said>(work: JudgingWork, unreadable: Said, signal?: AbortSignal): Promise<Said> {
  return inTurn('judging sound', async () => {
    signal?.throwIfAborted();
    const judge = startApart<Said>(found.program, {
      limits: judgeLimits,
      serialization: 'advanced',
      signal,
    });
    try {
      judge.tell(work);
      return await judge.hear();
    } catch (error) {
      if (error instanceof OverLimit) return unreadable;
      throw error;
    } finally {
      judge.end();
    }
  });
}
