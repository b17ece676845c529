import type { soundFiles } from '#lib/core/storage/file-kinds.ts';
import type { Piece } from './bytes.ts';

type Extension = keyof typeof soundFiles.mediaTypes;

/** What the bytes of a file of sound tell. */
export interface SoundFacts {
  extension: Extension;
  type: (typeof soundFiles.mediaTypes)[Extension];
  /** Rounded. */
  seconds: number;
  /** As the file's own tags have it. */
  title: string | null;
}

/** Why a file is not taken, by its sentence; of a truncated one, how many seconds are there. */
export type Refusal =
  | { refusal: 'notSound' | 'unreadable' | 'film' | 'lossless' | 'empty' | 'brokenOff' }
  | { refusal: 'truncated'; there: number; all: number };

/** What is said of a whole file. */
export type Verdict = Pick<SoundFacts, 'extension' | 'seconds' | 'title'> | Refusal;

/** What is said of sound elsewhere, of which there are some pieces; with `missing`, more is said with those from there. */
export type PartialVerdict =
  | { type: string; seconds: number | null; missing?: number }
  | { refusal: 'noSoundThere' | 'losslessThere' | 'unreadableThere' };

/** What the judging process is asked: a file of this machine, or pieces of one elsewhere that is called `declaredType`. */
export type JudgingWork = { path: string } | { pieces: Piece[]; size: number; declaredType: string };
