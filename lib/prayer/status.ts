export const prayerStatuses = ['new', 'inprogress', 'completed'] as const;
export type PrayerStatus = (typeof prayerStatuses)[number];

/** The states from which each state can be reached. */
export const comesFrom: Record<PrayerStatus, readonly PrayerStatus[]> = {
  new: [],
  inprogress: ['new'],
  completed: ['new', 'inprogress'],
};

/** Returns the status of a stored row; an unknown one counts as new. */
export function toStatus(stored: string): PrayerStatus {
  return prayerStatuses.find((status) => status === stored) ?? 'new';
}
