import type { BareRendering } from '../bare-next.ts';
import type { EditsFigures } from '../edits.ts';
import type { LetterFigures } from '../letters.ts';
import type { Machine } from '../machine.ts';
import type { MemoryFigures } from '../memory.ts';
import type { HttpsFigures } from '../own-https.ts';
import type { LighthousePage } from '../pages/lighthouse.ts';
import type { PageBytes } from '../pages/page-bytes.ts';
import type { SignUpFigures } from '../sign-ups.ts';
import type { StartFigures } from '../start-times.ts';
import type { ThroughputFigures } from '../throughput.ts';

/** The figures of a run, written as JSON; parts that did not run are missing. */
export interface Results {
  /** ISO 8601. */
  at: string;
  isQuick: boolean;
  machine: Machine;
  start?: StartFigures;
  memory?: MemoryFigures;
  throughput?: ThroughputFigures[];
  https?: HttpsFigures;
  bareRendering?: BareRendering;
  bytes?: PageBytes[];
  lighthouse?: LighthousePage[];
  edits?: EditsFigures;
  signUps?: SignUpFigures;
  letters?: LetterFigures;
}
