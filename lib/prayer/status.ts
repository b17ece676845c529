/** What a request goes through. */
export const prayerStatuses = ['new', 'inprogress', 'completed'] as const;
export type PrayerStatus = (typeof prayerStatuses)[number];

/** What staff read for each. */
export const statusLabels: Record<PrayerStatus, string> = {
  new: 'New',
  inprogress: 'In Progress',
  completed: 'Completed',
};

/** From which statuses a request may come to one. */
export const comesFrom: Record<PrayerStatus, readonly PrayerStatus[]> = {
  new: [],
  inprogress: ['new'],
  completed: ['new', 'inprogress'],
};

/** The status of a stored row; one that nobody knows counts as new. */
export function toStatus(stored: string): PrayerStatus {
  return prayerStatuses.find((status) => status === stored) ?? 'new';
}
