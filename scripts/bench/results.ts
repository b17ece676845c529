import type { BareRendering } from './bare-next.ts';
import type { CdnFigures } from './cdn/cdn.ts';
import type { ClusterFigures } from './cluster/cluster.ts';
import type { EditsFigures } from './edits.ts';
import type { InstallFigures } from './install-times.ts';
import type { LighthousePage } from './lighthouse.ts';
import type { LiveFigures } from './live.ts';
import type { Machine } from './machine.ts';
import type { MemoryFigures } from './memory.ts';
import type { PageBytes } from './page-bytes.ts';
import type { StartFigures } from './start-times.ts';
import type { ThroughputFigures } from './throughput.ts';

/** All that a run measured; parts that were not asked for are missing. Written as JSON. */
export interface Results {
  /** ISO 8601. */
  at: string;
  isQuick: boolean;
  machine: Machine;
  install?: InstallFigures;
  start?: StartFigures;
  memory?: MemoryFigures;
  throughput?: ThroughputFigures[];
  bareRendering?: BareRendering;
  bytes?: PageBytes[];
  lighthouse?: LighthousePage[];
  live?: LiveFigures;
  edits?: EditsFigures;
  cluster?: ClusterFigures[];
  cdn?: CdnFigures;
}
