/** Returns the middle number, or the mean of the two in the middle. @throws RangeError without numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) throw new RangeError('There is no median of nothing.');
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** Returns the smallest number that `share` (0 to 1) of them do not exceed. @throws RangeError without numbers */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  if (sorted.length === 0) throw new RangeError('There is no percentile of nothing.');
  const rank = Math.min(Math.max(Math.ceil(share * sorted.length), 1), sorted.length);
  return sorted[rank - 1] ?? 0;
}

/** Returns the median of each field over several measurements. */
export function medians<Measured extends Record<string, number>>(rounds: readonly Measured[]): Measured {
  const [first] = rounds;
  if (!first) throw new RangeError('There is no median of nothing.');
  const entries = Object.keys(first).map((name) => [name, median(rounds.map((round) => round[name] ?? 0))]);
  return Object.fromEntries(entries);
}
