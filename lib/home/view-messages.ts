/** What changes on the home page while it is open. */
export const homeViewMessages = {
  greetings: {
    dawn: 'Good morning',
    noon: 'Good afternoon',
    dusk: 'Good evening',
    night: 'Good night',
  },
  /** Of the countdown. */
  units: { day: 'day', days: 'days', hours: 'hrs', minutes: 'min', seconds: 'sec' },
} as const;
