export const announcementMessages = {
  required: 'Please fill in all required fields',
  endAfterStart: 'End date must be after start date',
  invalidDate: 'Invalid date',
  invalidLink: 'Please enter a page of this site such as /events, or an address that begins with https://.',
  invalidColor: 'Please choose a color such as #ea384c.',
  invalidZone: 'Please choose a time zone from the list.',
  notFound: 'This announcement is no longer there.',
  loading: 'Loading announcements...',
  empty: 'No announcements found. Create your first announcement!',
  loadFailed: 'Failed to fetch announcements',
  added: 'Announcement added successfully',
  updated: 'Announcement updated successfully',
  deleted: 'Announcement deleted successfully',
  addFailed: 'Failed to add announcement',
  updateFailed: 'Failed to update announcement',
  deleteFailed: 'Failed to delete announcement',
} as const;

/** When an announcement shows: the choices with their explanations. */
export const quickTimeLabels = {
  today: 'Today',
  sunday: 'Sunday',
  week: 'This week',
  until: 'Until',
} as const;
export const showsOn = (day: string) => `Shows on ${day}.`;
export const showsFrom = (first: string, last: string) => `Shows from ${first} through ${last}.`;
export const showsOtherwise = 'Shows at the times that stand under ‘More’.';

export const stateLabels = {
  active: 'Currently Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  inactive: 'Inactive',
} as const;

export const timeZoneChoices = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'UTC', label: 'UTC' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Paris', label: 'Central European' },
  { value: 'Asia/Tokyo', label: 'Japan' },
  { value: 'Australia/Sydney', label: 'Australian Eastern' },
] as const;

/** Returns the selectable zones, with these first, such as the church's own. */
export function zonesWith(...zones: (string | undefined)[]): { value: string; label: string }[] {
  const listed = new Set<string | undefined>(timeZoneChoices.map(({ value }) => value));
  const others = [...new Set(zones)].filter((zone): zone is string => Boolean(zone) && !listed.has(zone));
  return [...others.map((value) => ({ value, label: value.replaceAll('_', ' ') })), ...timeZoneChoices];
}

export const scrollSpeeds = ['slow', 'normal', 'fast'] as const;
export const speedLabels = { slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;
