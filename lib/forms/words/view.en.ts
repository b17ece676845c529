import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural, number } = sentencesIn('en');

export default {
  /** What visitors read on forms and on the page of a sign-up. */
  formView: {
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
    prayer: 'Only the people responsible for prayer and for this site read this.',
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
  } as const,
  /** Sign-ups and forms: the sentences for visitors and staff. */
  signUps: {
    noId: 'Please use an id of 36 characters, or none.',
    noQuestionKind: 'Please choose how the question is answered',
    prayerElsewhere: 'Only a connect card asks for prayer. Please choose another kind.',
    noLabel: 'Please enter a few words',
    noChoice: 'Please enter a choice',
    noChoices: 'Please enter the choices',
    tooMany: (most: number) => `Please use at most ${most}.`,
    noCapacity: 'Please enter a number of seats, or leave it empty',
    between: (least: number, most: number) => `Please enter a number from ${least} to ${most}`,
    noKind: 'Please choose what the form is for',
    noTitle: 'Please enter a title',
    noEvent: 'There is no such event',
    noMoment: 'Please enter a date and a time',
    noRole: 'Please choose one of the roles',
    noMinistry: 'There is no such ministry',
    /** Refusals of staff. */
    people: (count: number) => (count === 1 ? 'One person is signed up' : `${count} people are signed up`),
    keepEvent: (people: string) => `${people}. Please make another form for another event.`,
    keepSlot: (people: string) => `${people} for what you took out. Please cancel them first.`,
    keepDate: (people: string, way: string) => `${people}. ${way}?`,
    tellPeople: (count: number) =>
      count === 1 ? 'Cancel it and tell one person' : `Cancel it and tell ${count} people`,
    keepForm: (people: string) => `${people}. Please close the form, or cancel them first.`,
    noState: 'This form has no such state',
    /** A question that is gone. */
    removed: (label: string) => `${label} (removed)`,
    beyond: (left: string) => `${left}. Confirm it anyway?`,

    /** What visitors enter. */
    noName: 'Please enter your name',
    noEmail: 'Please enter a complete e-mail address, such as name@example.org',
    noSeats: 'Please enter a whole number of people, at least 1',
    partyMax: (most: number) =>
      most === 1
        ? 'Please sign up one person at a time.'
        : `Please sign up at most ${most} people at a time.`,
    namesAreMore: 'There are more names than people.',
    noDate: 'Please choose a date',
    otherDate: 'This date is not one of the event. Please choose another one.',
    pastDate: 'This date is over. Please choose another one.',
    cancelledDate: 'This date is cancelled. Please choose another one.',
    withoutDates: 'This form has no dates.',
    noSlot: 'Please choose one',
    required: 'Please answer this',
    noAnswerChoice: 'Please choose one of these',
    noNumber: 'Please enter a number',
    noAnswerDate: 'Please enter a date',
    noYesNo: 'Please answer yes or no',
    noService: 'Please choose one of the next services',
    tooQuick: 'That was very quick. Please wait a moment, and send it again.',
    trap: 'This could not be sent. Please leave the hidden field empty.',
    closed: 'This form is closed.',
    closedDate: 'It is too late to sign up for this date.',
    offDate: 'This date does not take place, so nothing can be changed.',
    left: (seats: number) =>
      seats === 0
        ? 'No places are left'
        : seats === 1
          ? 'Only 1 place is left'
          : `Only ${seats} places are left`,
    full: (left: string) => `${left}.`,
    unknownLink: 'This link does not belong to a sign-up. Please check that it is complete.',
    alreadyCancelled: 'This sign-up is cancelled.',
  } as const,
};
