import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Machine {
  processor: string;
  cores: number;
  node: string;
  /** The load average of the minute before the run. */
  loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Returns a warning when other work of the machine lengthens every time. */
export function busyWarning({ loadBefore, cores }: Machine): string | undefined {
  if (loadBefore < cores / 4) return undefined;
  return `This machine is busy (a load of ${loadBefore.toFixed(1)} on ${cores} cores): times will be too long.`;
}
