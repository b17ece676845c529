/** A row of a sortable list. */
export interface Entry {
  id: string;
  name: string;
  /** A second line that distinguishes it. */
  detail?: string;
  /** Its group: a row moves within its group only. */
  group?: string;
}

/** Returns the groups in order of their first rows, each with its rows. */
export function groupsOf(entries: readonly Entry[]): { group: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = entry.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
}

/** Returns the list with one row moved to a position in its group, counted from 0 and clamped. */
export function movedTo(entries: readonly Entry[], id: string, place: number): Entry[] {
  return groupsOf(entries).flatMap(({ entries: all }) => {
    const moving = all.find((entry) => entry.id === id);
    if (!moving) return all;
    const others = all.filter((entry) => entry !== moving);
    others.splice(Math.max(0, place), 0, moving);
    return others;
  });
}

/** Returns the current list in the order given to known rows; new rows come last. */
export function mergedWith(mine: readonly Entry[], theirs: readonly Entry[]): Entry[] {
  const placeOf = new Map(mine.map(({ id }, place) => [id, place]));
  const place = ({ id }: Entry) => placeOf.get(id) ?? mine.length;
  return groupsOf([...theirs].sort((one, other) => place(one) - place(other))).flatMap(
    ({ entries }) => entries,
  );
}
