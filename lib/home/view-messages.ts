/** What changes on the home page while it is open. */
export const homeViewMessages = {
  /** Of the countdown. */
  units: { day: 'day', days: 'days', hours: 'hrs', minutes: 'min', seconds: 'sec' },
} as const;
