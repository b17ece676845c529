/** What a request goes through (specification section 4). */
export const prayerStatuses = ['new', 'inprogress', 'completed'] as const;
export type PrayerStatus = (typeof prayerStatuses)[number];

/** The labels of reading 33. */
export const statusLabels: Record<PrayerStatus, string> = {
  new: 'New',
  inprogress: 'In Progress',
  completed: 'Completed',
};

/** From which states a request may come to one. Legacy rows that say `notified` count as in progress. */
export const comesFrom: Record<PrayerStatus, readonly string[]> = {
  new: [],
  inprogress: ['new'],
  completed: ['new', 'inprogress', 'notified'],
};

/** The state of a stored row, `notified` read as what it is turned into. */
export function toStatus(stored: string): PrayerStatus {
  return prayerStatuses.find((status) => status === stored) ?? (stored === 'notified' ? 'inprogress' : 'new');
}
