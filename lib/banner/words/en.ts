interface BannerEvent {
  /** 'Today', or a date. */
  day: string;
  title: string;
  time: string;
}

export default {
  /** The texts of events in the banner. */
  bannerItems: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    event: ({ day, title, time }: BannerEvent) => `${day}: ${title} at ${time}`,
    eventAt: ({ day, title, time, location }: BannerEvent & { location: string }) =>
      `${day}: ${title} at ${time}, ${location}`,
    changed: (status: string, event: string) => `${status}: ${event}`,
  } as const,
};
