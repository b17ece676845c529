export default {
  /** The notice of a demo on its home page, and the lines about its beginning again. */
  demoNotice: {
    title: 'A demo to try',
    lead: 'Press one of these and look around as a person of the church’s staff. There is no password, and nothing you can break.',
    enter: {
      secretary: 'Try it as secretary',
      pastor: 'Try it as pastor',
      youth: 'Try it as youth leader',
    },
    rules:
      'Everything begins again on the hour. Mail goes nowhere, and everyone who tries the demo sees what you type: please use no real names.',
    soon: 'The demo begins again in a few minutes. What you are typing stays in its form.',
    done: 'The demo has begun again. What you are typing is still in its form.',
  } as const,
};
