interface Shown {
  from: number;
  to: number;
  /** As on the screen. */
  lines: readonly string[];
}

/** Captions that roll up show at most this many lines. */
const mostRows = 4;
/** A cue that is shorter, in seconds, only moves its lines up. */
const shortestSeconds = 0.05;

/**
 * Returns the cues without what they show again of the cue before, where this is how the captions move: those that
 * YouTube makes, and live captions, show each line until it has rolled out of sight. Other captions stay as they are.
 */
export function saidOnce<Cue extends Shown>(cues: readonly Cue[]): Cue[] {
  const fresh = cues.map(({ lines }, place) => freshLines(lines, cues[place - 1]?.lines ?? []));
  const rolling = cues.filter(({ lines, from, to }, place) => {
    const left = fresh[place] ?? [];
    return left !== lines && (left.length > 0 || to - from < shortestSeconds);
  });
  if (rolling.length * 3 < cues.length) return [...cues];
  return cues.flatMap((cue, place) => {
    const lines = fresh[place] ?? [];
    return lines.length > 0 ? [{ ...cue, lines }] : [];
  });
}

/** Returns the lines without the first ones that are the last ones before; the same array where there are none. */
function freshLines(lines: readonly string[], before: readonly string[]): readonly string[] {
  for (let count = Math.min(mostRows, lines.length, before.length); count > 0; count -= 1) {
    const shown = before.slice(-count);
    const [growing = '', last = ''] = [lines[count - 1], shown.pop()];
    if (!shown.every((line, place) => line === lines[place])) continue;
    if (growing === last) return lines.slice(count);
    if (last && growing.startsWith(`${last} `))
      return [growing.slice(last.length + 1), ...lines.slice(count)];
  }
  return lines;
}
