/** Sign-ups and forms: the sentences for visitors and staff. */
export const signUpMessages = {
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
    most === 1 ? 'Please sign up one person at a time.' : `Please sign up at most ${most} people at a time.`,
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
} as const;
