/** What the activity log and the export call forms, their fields and what people answer. */
export const formLog = {
  singular: 'form',
  plural: 'forms',
  kind: 'Forms',
  subject: (name: string) => `the form ${name}`,
  labels: {
    kind: 'Kind',
    title: 'Title',
    intro: 'Introduction',
    questions: 'Questions',
    slots: 'Slots',
    capacity: 'Seats',
    party_max: 'Largest party',
    has_waiting_list: 'Waiting list',
    opens_at: 'Opens',
    closes_minutes: 'Closes, minutes before the start',
    thanks: 'Thanks',
    keep_days: 'Days that answers are kept',
    is_open: 'Open',
    is_contact: 'Contact form of the site',
    is_visit: 'Form to plan a visit',
  },
  kinds: { contact: 'contact form', connect: 'connect card', sign_up: 'sign-up', other: 'form' },
  about: 'Contact forms, sign-ups and other forms, with their questions.',
  aboutAnswers:
    'What people answered, in order of arrival. Answers to sensitive questions are left out; after `keep_days` date, seats and state alone are left.',
} as const;
