export default {
  /** What visitors read when they ask for prayer. */
  prayerForm: {
    dialogTitle: 'Submit a Prayer Request',
    dialogDescription: 'Only the people responsible for prayer and for this site read what you write.',
    name: 'Name',
    email: 'Email',
    request: 'Prayer Request',
    anonymous: 'Submit anonymously',
    anonymity: 'The team then sees your request without your name and email.',
    submit: 'Submit Prayer Request',
    submitting: 'Submitting...',
    nameTooShort: 'Name must be at least 2 characters.',
    invalidEmail: 'Please enter a valid email address.',
    requestTooShort: 'Prayer request must be at least 10 characters.',
    received: 'Your prayer request has been received. Our prayer team will be praying for you.',
    submitAlert: (message?: string) =>
      message || 'There was an error submitting your prayer request. Please try again.',
    submitFailed: (message?: string) => `Error submitting prayer request: ${message || 'Please try again.'}`,
    /** Behind the number of new requests. Without the rules of plurals, which visitors' scripts need for nothing else. */
    newRequests: (count: number) => (count === 1 ? 'new request' : 'new requests'),
  } as const,
};
