/** A row of a list that is put in order. */
export interface Entry {
  id: string;
  name: string;
  /** What else tells it apart. */
  detail?: string;
  /** Under what it stands: a row moves among those of its group alone. */
  group?: string;
}

/** The groups in the order of their first rows, each with its rows. */
export function groupsOf(entries: readonly Entry[]): { group: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = entry.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, entries }));
}

/** The list with one row at another place of its group, counted from 0; beyond the ends it stays at the end. */
export function movedTo(entries: readonly Entry[], id: string, place: number): Entry[] {
  return groupsOf(entries).flatMap(({ entries: all }) => {
    const moving = all.find((entry) => entry.id === id);
    if (!moving) return all;
    const others = all.filter((entry) => entry !== moving);
    others.splice(Math.max(0, place), 0, moving);
    return others;
  });
}

/** The list as it is now, in the order that somebody gave the rows they knew; rows that are new come last. */
export function mergedWith(mine: readonly Entry[], theirs: readonly Entry[]): Entry[] {
  const placeOf = new Map(mine.map(({ id }, place) => [id, place]));
  const place = ({ id }: Entry) => placeOf.get(id) ?? mine.length;
  return groupsOf([...theirs].sort((one, other) => place(one) - place(other))).flatMap(
    ({ entries }) => entries,
  );
}
