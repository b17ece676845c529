import { timeOfLiveId } from '#lib/core/cache/live-id.ts';
import { type LiveTopic, liveTopics } from '#lib/core/cache/live-topics.ts';

/** The clocks of two servers differ by less. */
const toleranceMilliseconds = 5000;

export interface MissedChanges {
  note(topic: LiveTopic): void;
  /** The topics that changed since the id that a browser heard last; none for whoever comes for the first time. */
  since(id: string | undefined): LiveTopic[];
}

/** Remembers when each topic changed. What happened before this process began may be anything. */
export function createMissedChanges(): MissedChanges {
  const changedAt = new Map<LiveTopic, number>(liveTopics.map((topic) => [topic, Date.now()]));
  return {
    note: (topic) => void changedAt.set(topic, Date.now()),
    since(id) {
      const heardAt = id === undefined ? undefined : timeOfLiveId(id);
      if (heardAt === undefined) return [];
      return liveTopics.filter((topic) => (changedAt.get(topic) ?? 0) > heardAt - toleranceMilliseconds);
    },
  };
}
