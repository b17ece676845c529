export default {
  /** What changes on the home page while it is open. */
  homeView: {
    /** Of the countdown. */
    units: { day: 'day', days: 'days', hours: 'hrs', minutes: 'min', seconds: 'sec' },
  } as const,
};
