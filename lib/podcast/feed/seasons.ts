interface Dated {
  id: string;
  date: string;
  series_slug: string | null;
}

/** A series as a season of the podcast, and the place of an episode in it; both count from 1. */
export interface Season {
  season: number;
  episode: number;
}

/** Returns each episode's season: series count by their first day, episodes within them by theirs. */
export function seasonsOf(episodes: readonly Dated[]): ReadonlyMap<string, Season> {
  const oldestFirst = [...episodes].sort((one, other) =>
    one.date === other.date ? (one.id < other.id ? 1 : -1) : one.date < other.date ? -1 : 1,
  );
  const counts = new Map<string, { season: number; episodes: number }>();
  const seasons = new Map<string, Season>();
  for (const { id, series_slug: series } of oldestFirst) {
    if (series === null) continue;
    const { season, episodes: before } = counts.get(series) ?? { season: counts.size + 1, episodes: 0 };
    counts.set(series, { season, episodes: before + 1 });
    seasons.set(id, { season, episode: before + 1 });
  }
  return seasons;
}
