export default {
  push: {
    unknownTopic: 'Messages are sent about alerts, or one event of this church.',
    tooManyTopics: 'One phone gets messages about 50 topics at most.',
    unknownEndpoint: 'This is no address of a browser’s push service.',
    wrongKeys: 'These are no keys of a browser.',
    tomorrow: (title: string) => `Tomorrow: ${title}`,
    /** Titles of messages about a date that changed, is off, or takes place after all. */
    turns: {
      changed: (title: string) => `Changed: ${title}`,
      cancelled: (title: string) => `Cancelled: ${title}`,
      back: (title: string) => `Takes place after all: ${title}`,
    },
    moreDates: (count: number) => (count === 1 ? 'And one more date.' : `And ${count} more dates.`),
  } as const,
  /** The button that asks for messages, and what becomes of it. */
  phoneOffer: {
    title: 'On this phone',
    ofEvent: 'A message the evening before each date, and at once when a date changes. No address needed.',
    ofAlerts: 'A message when the church closes or moves at short notice. No address needed.',
    start: 'Send messages to this phone',
    starting: 'One moment...',
    isOn: 'This phone gets messages.',
    end: 'End them',
    ended: 'This phone gets no more messages about this.',
    denied:
      'This browser does not let us send messages. You can allow them in its settings for this site, then try again.',
    failed: 'That did not work. Please check the connection and try again.',
    install:
      'On an iPhone or iPad, first add this site to the Home Screen: press Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  } as const,
};
