import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural, number } = sentencesIn('en');

/** What visitors read on forms and on the page of a sign-up. */
export const formViewMessages = {
  name: 'Name',
  email: 'Email',
  date: 'Date',
  choose: 'Please choose',
  /** What stands behind a date that can be chosen no more, or only to wait. */
  markedDate: (date: string, mark: string) => `${date} (${mark})`,
  cancelled: 'cancelled',
  tooLate: 'closed',
  full: 'full',
  waitingList: 'waiting list',
  slot: 'Please choose one',
  seats: 'How many people are coming?',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  others: 'Who comes with you',
  person: (place: number) => `Name of person ${place}`,
  yes: 'Yes',
  no: 'No',
  /** Below a question whose answer becomes a prayer request. */
  prayer: 'Only our prayer team and the people responsible for this site read this.',
  noServices: 'No service is planned at the moment.',
  loading: 'Counting the free places...',
  left: (left: number, capacity: number) =>
    plural(capacity, { one: `${number(left)} of # place left`, other: `${number(left)} of # places left` }),
  fewLeft: (left: number) => (left === 1 ? 'Few left: 1 place' : `Few left: ${left} places`),
  mayWait: 'Full: you may join the waiting list',
  isFull: 'Full: no places are left',
  partyWaits: (left: number) =>
    left === 1
      ? 'Only 1 place is left. All of you would wait together: choose fewer people, or join the waiting list.'
      : `Only ${left} places are left. All of you would wait together: choose fewer people, or join the waiting list.`,
  partyTooLarge: (left: number) =>
    left === 1
      ? 'Only 1 place is left. Please choose fewer people.'
      : `Only ${left} places are left. Please choose fewer people.`,
  keptAfterDate: (days: number) =>
    plural(days, {
      one: 'What you write here is deleted # day after the date.',
      other: 'What you write here is deleted # days after the date.',
    }),
  kept: (days: number) =>
    plural(days, {
      one: 'What you write here is deleted after # day.',
      other: 'What you write here is deleted after # days.',
    }),
  submit: {
    contact: 'Send the message',
    connect: 'Send',
    sign_up: 'Sign up',
    other: 'Send',
  },
  joinList: 'Join the waiting list',
  submitting: 'Sending...',
  received: 'It has arrived. Thank you.',
  submitAlert: (message?: string) =>
    message || 'This could not be sent. What you typed is still here: please try again.',
  submitFailed: (message?: string) => message || 'This could not be sent. Please try again.',
  /** Where a form can not be answered. */
  closed: 'This form is closed at the moment.',
  opensOn: (moment: string) => `This form opens on ${moment}.`,
  tooLateFor: 'It is too late to sign up for this date.',
  noDates: 'There is no date to sign up for at the moment.',
  gone: 'There is no form here at the moment.',
  /** The links to the forms that pages offer. */
  contactUs: 'Contact us',
  planVisit: 'Plan a visit',

  /** What became of it. */
  states: {
    confirmed: 'You are signed up',
    waiting: 'You are on the waiting list',
    received: 'Thank you',
    cancelled: 'This sign-up is cancelled',
    spam: 'Thank you',
  },
  /** Of a date that does not take place any more, or has. */
  dateStates: {
    cancelled: 'This date is cancelled',
    gone: 'This date no longer takes place',
    over: 'This date is over',
  },
  position: (place: number) => `Your place in the list: ${place}.`,
  waitForMail: 'We write to you as soon as a place becomes free.',
  waitByLink: 'Your link shows when a place has become free.',
  /** Also for an address that is signed up already. */
  mailed: (email: string) =>
    `A mail is on its way to ${email}. It says what you are signed up for, with the link to change or cancel it.`,
  again:
    'If this address was signed up before, that stays as it is. The link that was shown then changes or cancels it.',
  linkShownOnce: 'With this link you change or cancel it. It is shown only now, so please keep it:',
  code: 'QR code of your link',
  addToCalendar: 'Add to calendar',

  /** The page of a sign-up. */
  pageTitle: 'Your sign-up',
  signedUpFor: 'Signed up for',
  party: 'People',
  changeTitle: 'Change it',
  save: 'Save changes',
  saved: 'Your changes are saved.',
  cancelTitle: 'Cancel it',
  cancelQuestion: 'Are you sure? Your places then go to others.',
  cancelButton: 'Yes, cancel it',
  cancelledNow: 'It is cancelled. Thank you for saying so.',
  nothingToChange: 'There is nothing left to change or cancel here.',
  toEvent: 'To the event',
} as const;
