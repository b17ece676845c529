import type { GrowthFigures } from './growth.ts';

/** How many times as much an address costs with the most rows as with the fewest. */
export interface GrowthRatio {
  of: GrowthFigures['of'];
  path: string;
  fewest: number;
  most: number;
  /** Processor time of the server. */
  cpu: number;
  /** Time until the answer is there. */
  time: number;
  /** Both right after a change of what is shown. */
  changedCpu: number;
  changedTime: number;
  bytes: number;
}

export function growthRatios(figures: readonly GrowthFigures[]): GrowthRatio[] {
  const addresses = new Set(figures.map(addressOf));
  return [...addresses].flatMap((address) => {
    const group = figures.filter((row) => addressOf(row) === address);
    const sorted = group.toSorted((a, b) => a.rows - b.rows);
    const [first, last] = [sorted.at(0), sorted.at(-1)];
    if (!first || !last || first === last) return [];
    return {
      of: first.of,
      path: first.path,
      fewest: first.rows,
      most: last.rows,
      cpu: last.missCpuMilliseconds / first.missCpuMilliseconds,
      time: last.missMilliseconds / first.missMilliseconds,
      changedCpu: last.changedCpuMilliseconds / first.changedCpuMilliseconds,
      changedTime: last.changedMilliseconds / first.changedMilliseconds,
      bytes: last.bytes / first.bytes,
    };
  });
}

function addressOf({ of, path }: GrowthFigures): string {
  return `${of} ${path}`;
}
