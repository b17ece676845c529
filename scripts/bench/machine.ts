import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** Where the figures come from. */
export interface Machine {
  processor: string;
  cores: number;
  memoryBytes: number;
  system: string;
  node: string;
  /** The mean number of programs at work in the minute before the run. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    system: `${platform()} ${release()}`,
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** A machine that does much else makes every time longer than it is. */
export function busyWarning({ loadBefore, cores }: Machine): string | undefined {
  if (loadBefore < cores / 4) return undefined;
  return `This machine is busy (a load of ${loadBefore.toFixed(1)} on ${cores} cores): times will be longer than they are.`;
}
