import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** How many people answered, and how many cancelled. */
interface Noted {
  count: number;
  cancelled: number;
}

const alsoCancelled = (count: number) => (count > 0 ? `, ${count} cancelled` : '');

export default {
  /** The list of what a form was answered, its sheet, its poster, and sign-ups on an event. */
  answerList: {
    loading: 'Loading the answers...',
    pages: 'Pages of answers',
    loadFailed: 'The answers could not be loaded',
    date: 'Date',
    cancelledDate: (date: string) => `${date} (cancelled)`,
    search: 'Search',
    searchHint: 'Name, e-mail address, phone or answer',
    list: 'Who answered',
    states: {
      confirmed: 'Signed up',
      waiting: 'Waiting',
      cancelled: 'Cancelled',
      received: 'Received',
      spam: 'Spam',
    },
    waitingAt: (position: number) => `Waiting, place ${position}`,
    people: (count: number) => (count === 1 ? 'One person' : `${count} people`),
    with: (names: string) => `With ${names}`,
    sentAt: (moment: string) => `Sent ${moment}`,
    cameNamed: (name: string) => `${name} has come`,
    came: (came: number, taken: number) => `${came} of ${taken} have come`,
    unsent: (count: number) =>
      count === 1 ? 'One tick is still to be sent.' : `${count} ticks are still to be sent.`,
    unsentHint: 'They are kept here, and sent once the site can be reached.',
    tickFailed: (name: string, message: string) => `${name} was not ticked: ${message}`,
    yes: 'Yes',
    no: 'No',
    cleared: 'The answers are deleted.',
    manage: (name: string) => `Change ${name}`,
    changes: {
      confirmed: 'Confirm',
      waiting: 'Put on the waiting list',
      received: 'Keep it after all',
      cancelled: 'Cancel it',
      spam: 'Mark as spam',
    },
    delete: 'Delete',
    deleteLike: 'Delete all like this',
    changed: {
      confirmed: (name: string) => `${name} is signed up`,
      waiting: (name: string) => `${name} is on the waiting list`,
      received: (name: string) => `The answer of ${name} is kept`,
      cancelled: (name: string) => `${name} is cancelled`,
      spam: (name: string) => `${name} is marked as spam`,
    },
    changeFailed: (message: string) => `Not changed: ${message}`,
    forceTitle: 'No room',
    deleteTitle: 'Delete answer',
    deleteQuestion: (name: string) => `Delete the answer of ${name} for good? It cannot be brought back.`,
    deleted: 'Answer deleted',
    deleteFailed: (message: string) => `Not deleted: ${message}`,
    likeQuestion: (name: string) =>
      `Delete the answer of ${name} and all that resemble it for good? Use it when one sender floods the form.`,
    likeDeleted: (count: number) => (count === 1 ? 'One answer deleted' : `${count} answers deleted`),
    empty: 'No answers yet',
    emptyHint: 'Share the form’s page, or hang up its poster.',
    nothingFound: 'Nothing matches the search.',
    file: 'Download for spreadsheets',
    withSensitive: 'With sensitive answers',
    fileFailed: (message: string) => `The file could not be downloaded: ${message}`,
    print: 'Print the sheet',
    sheet: 'Sign-up sheet',
    columns: { came: 'Here', name: 'Name', seats: 'People', phone: 'Phone', choice: 'Choice' },
    total: (count: number) => `${count} in all`,
    mail: 'Mail to all',
    mailHint: 'One mail to each person who is signed up or waiting. No address is shown to the others.',
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
    mailSent: (count: number) => (count === 1 ? 'One mail is on its way' : `${count} mails are on their way`),
    mailWaits: (count: number) =>
      count === 1 ? 'One mail waits until mail is set up' : `${count} mails wait until mail is set up`,
    mailFailed: (message?: string) =>
      message ? `Nothing was sent: ${message}` : 'Nothing was sent. Please try again.',
    scan: 'Scan to sign up',
    scanForm: 'Scan to answer',
    qrCode: (address: string) => `QR code of ${address}`,
    posterHint: 'Print it, or choose “Save as PDF” in the print window. The code leads to the form’s page.',
    posterClosed: 'The form is closed. Open it before you hang up the poster.',
    printPoster: 'Print or save as PDF',
    saveCode: 'Download the code (SVG)',
  } as const,
  /** Sign-ups on the page of an event. */
  eventSignUps: {
    control: 'Sign-ups',
    controlNamed: (title: string) => `Sign-ups for ${title}`,
    title: 'Sign-ups',
    about: (title: string) => `People sign up for ${title} on its page. Each date has seats of its own.`,
    loadFailed: (message?: string) =>
      message ? `The sign-ups could not be read: ${message}` : 'The sign-ups could not be read.',
    capacity: 'Seats',
    capacityHelp: 'Empty: as many as come.',
    ask: 'Also ask for',
    phone: 'Phone number',
    children: 'How many children',
    diet: 'What somebody must not eat',
    question: 'A question of your own',
    open: 'Open sign-ups',
    opened: 'Sign-ups are open',
    closed: 'Sign-ups are closed',
    failed: (message?: string) => (message ? `Not changed: ${message}` : 'Not changed. Please try again.'),
    isOpen: 'Open',
    list: 'Who signed up',
    edit: 'Change the form',
  } as const,
  /** Forms as staff see them: the list and the editor. */
  formEditing: {
    lead: 'Sign-ups for events, contact forms and other questions. Each has a page of its own, for a link or a QR code.',
    loadFailed: 'The forms could not be loaded',
    noun: 'form',
    list: 'Forms',
    add: 'Add a form',
    addHint: 'Choose what it is for. Everything can be changed before anyone sees it.',
    start: 'Start with',
    title: 'Title',
    added: 'Form added. Visitors see it once you open it.',
    addFailed: (message?: string) =>
      message ? `The form was not added: ${message}` : 'The form was not added. Please try again.',
    empty: 'No forms yet',
    emptyHint: 'A contact form is a good first one. Sign-ups can also be started on the page of an event.',
    kinds: { contact: 'Contact form', connect: 'Connect card', sign_up: 'Sign-up', other: 'Form' },
    open: 'Open',
    closed: 'Closed',
    opensAt: (moment: string) => `Opens ${moment}`,
    fresh: (count: number) => `${count} new`,
    onAnEvent: 'On the page of its event',
    answered: (count: number) => (count === 1 ? 'One answer' : `${count} answers`),
    taken: (taken: number, capacity: number | null) =>
      capacity === null ? `${taken} signed up` : `${taken} of ${capacity}`,
    waiting: (count: number) => `${count} waiting`,
    views: { form: 'Form', answers: 'Answers', poster: 'Poster' },
    back: 'All forms',
    loading: 'Loading the form...',
    visit: 'Open the form’s page',
    seen: 'What people see',
    intro: 'Introduction',
    thanks: 'Thanks',
    thanksHelp: 'Shown once it was sent.',
    kind: 'Kind',
    kindHelp: 'A sign-up has seats, and people may wait for one.',
    questions: 'Questions',
    questionsLead: 'Name and e-mail address are always asked.',
    question: (place: number) => `question ${place}`,
    addQuestion: 'Add a question',
    questionKinds: {
      text: 'Short text',
      long_text: 'Long text',
      choice: 'One choice',
      choices: 'Several choices',
      number: 'Number',
      date: 'Date',
      yes_no: 'Yes or no',
      prayer: 'Prayer request',
      service: 'A coming service',
    },
    prayerHint: 'What is written here is stored as a prayer request, and only there.',
    label: 'Question',
    help: 'Help below it',
    choices: 'Choices, one per line',
    isRequired: 'Must be answered',
    isSensitive: 'Sensitive',
    sensitiveHelp: 'Its answers are in no mail or log, and in a file only if you ask for them.',
    seats: 'Seats',
    event: 'Event',
    noEvent: 'No event',
    eventHelp: 'Each of its dates has seats of its own.',
    capacity: 'Seats',
    capacityHelp: 'Empty: as many as come.',
    hasWaitingList: 'Waiting list',
    waitingHelp: 'When the seats are taken, people may wait. The next one who fits moves up automatically.',
    partyMax: 'People at a time, at most',
    slots: 'What people choose from',
    slotsLead: 'Such as dishes or hours to help. Each has seats of its own.',
    slot: (place: number) => `entry ${place}`,
    slotLabel: 'Words',
    addSlot: 'Add an entry',
    when: 'When it takes answers',
    isOpen: 'Open',
    opens: 'Opens at',
    opensHelp: 'Empty: as soon as the switch “Open” is saved.',
    closes: 'Closes',
    closings: {
      '0': 'When it begins',
      '60': 'One hour before',
      '180': 'Three hours before',
      '720': 'Twelve hours before',
      '1440': 'One day before',
      '2880': 'Two days before',
      '10080': 'One week before',
    },
    otherClosing: (minutes: number) => plural(minutes, { one: '# minute before', other: '# minutes before' }),
    offers: 'Where pages lead to it',
    isContact: 'The contact form of the site',
    isContactHelp:
      'While it is open, every page leads to it, and none shows the e-mail address of the church.',
    isVisit: 'The form to plan a visit',
    isVisitHelp: 'While it is open, the foot of every page and the page for first visits lead to it.',
    heldBy: (title: string) => `At present this is “${title}”.`,
    afterwards: 'After it was sent',
    unheard:
      'No one gets a note of answers yet: enter an address below, or the e-mail address of the church in Church Settings.',
    notifyRoles: 'Who is told of an answer',
    notifyHelp: 'The mail says that there is an answer, never what it is.',
    notifyEmails: 'Other addresses, one per line',
    keepDays: 'Days until answers are deleted',
    keepHelp: 'Counted from the date, or from the answer where there is no date. The numbers stay.',
    ministry: 'Ministry',
    preview: 'Preview',
    save: 'Save',
    saved: 'Form saved',
    saveFailed: (message?: string) =>
      message ? `The form was not saved: ${message}` : 'The form was not saved. Please try again.',
    takenUp: 'What you typed before and did not save is here again.',
    labels: {
      kind: 'Kind',
      title: 'Title',
      intro: 'Introduction',
      questions: 'Questions',
      slots: 'What people choose from',
      capacity: 'Seats',
      party_max: 'People at a time',
      has_waiting_list: 'Waiting list',
      opens_at: 'Opens at',
      closes_minutes: 'Closes, minutes before',
      thanks: 'Thanks',
      keep_days: 'Days until answers are deleted',
      is_open: 'Open',
      is_contact: 'The contact form of the site',
      is_visit: 'The form to plan a visit',
    },
    deleteTitle: 'Delete form',
    deleteQuestion: (title: string) =>
      `Delete “${title}” with everything that was answered? The log can bring back the form, not the answers.`,
    deleteOffered:
      'Pages lead to this form. They show the e-mail address in its place until you choose another form.',
    deleted: 'Form deleted',
    deleteFailed: (message?: string) =>
      message ? `The form was not deleted: ${message}` : 'The form was not deleted. Please try again.',
  } as const,
  /** The texts of the forms that one can start with. */
  formStarts: {
    contact: {
      title: 'Contact us',
      about:
        'A question or a word for the church. The foot of pages leads to it in place of an e-mail address.',
      intro: 'Ask us anything. We read every message and answer by email.',
      thanks: 'Thank you for writing. You will hear from us soon.',
      message: 'Your message',
    },
    connect: {
      title: 'Connect card',
      about: 'New people introduce themselves, and may ask for prayer.',
      intro: 'We are glad that you are here. Tell us a little about yourself.',
      thanks: 'Thank you. It is good to know you.',
      visit: 'I am here',
      visits: { first: 'for the first time', again: 'again', often: 'regularly' },
      interests: 'I would like to know more about',
      topics: {
        faith: 'Faith and baptism',
        groups: 'Small groups',
        helping: 'Helping out',
        membership: 'Membership',
      },
      prayer: 'How can we pray for you?',
      prayerHelp: 'Only the people responsible for prayer and for this site read this.',
    },
    visit: {
      title: 'Plan a visit',
      about: 'Visitors say when they come and with how many children.',
      intro: 'Tell us when you come, and somebody will be at the door to welcome you.',
      thanks: 'Thank you. We look forward to seeing you.',
      service: 'Which service?',
      children: 'How many children come with you?',
      childrenHelp: 'So that their rooms are ready.',
      more: 'Is there anything that we should know?',
    },
    sign_up: {
      title: 'Sign-up',
      about: 'People take seats, and wait when they are gone.',
      intro: 'Please sign up so that we can plan.',
      thanks: 'Thank you for signing up.',
      diet: 'Is there anything that somebody must not eat?',
    },
    bring: {
      title: 'Bring a dish',
      about: 'People choose what they bring, until there is enough of each.',
      intro: 'Please choose what you bring.',
      thanks: 'Thank you. We look forward to tasting it.',
      slots: { main: 'Main dish', salad: 'Salad', dessert: 'Dessert', drinks: 'Drinks' },
      dish: 'What will it be?',
    },
    volunteer: {
      title: 'Volunteer',
      about: 'People offer to help, and say where and when.',
      intro: 'Many hands make light work. Where would you like to help?',
      thanks: 'Thank you for helping. We will be in touch.',
      where: 'I would like to help with',
      areas: {
        children: 'Children',
        music: 'Music',
        welcome: 'Welcome and coffee',
        sound: 'Sound and stream',
        house: 'House and grounds',
      },
      when: 'When can you help?',
      more: 'Is there anything that you do especially well?',
    },
    blank: {
      title: 'Blank form',
      about: 'Name and e-mail address. You write the questions.',
      intro: '',
      thanks: 'Thank you. We have received it.',
    },
  } as const,
  /** Mails that staff send to who is signed up, and notes to staff that somebody answered. */
  formMailing: {
    noSubject: 'Please enter a subject',
    noText: 'Please enter what you want to tell them',
    noRecipients: 'No one is signed up for it.',

    /** Below a message; `date` is a day in words. */
    reason: (title: string, date: string | null) =>
      date
        ? `You get this mail because you are signed up: ${title}, ${date}.`
        : `You get this mail because you are signed up: ${title}.`,
    /** The same of a date that is cancelled, deleted or over. */
    formerReason: (title: string, date: string | null) =>
      `You get this mail because you signed up: ${date ? `${title}, ${date}` : title}.`,

    /** The subject of a note. */
    answered: ({ answers, count, cancelled }: Noted & { answers: number }, title: string) => {
      const who = (people: number) => (people === 1 ? 'Somebody' : `${people} people`);
      if (count === 0) return `${who(cancelled)} cancelled: ${title}`;
      const came =
        answers === count
          ? `${who(count)} answered`
          : `${answers === 1 ? 'One answer' : `${answers} answers`}, for ${count} people`;
      return `${came}${alsoCancelled(cancelled)}: ${title}`;
    },
    /** Of a form with dates. */
    ofDate: (date: string, { count, cancelled }: Noted) => {
      if (count === 0) return `${date}: ${cancelled} cancelled`;
      return `${date}: ${count === 1 ? '1 person' : `${count} people`}${alsoCancelled(cancelled)}`;
    },
    onSite: 'What they answered is only on the site.',
    read: 'Read the answers',
  } as const,
  /** What the activity log and the export call forms, their fields and what people answer. */
  formsLog: {
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
    /** What is called what, of the words that have a translation. */
    texts: {
      question: (number: number) => `Question ${number}`,
      help: (number: number) => `Question ${number}, help`,
      choice: (number: number, place: number) => `Question ${number}, answer ${place}`,
      slot: (number: number) => `Slot ${number}`,
    },
    about: 'Contact forms, sign-ups and other forms, with their questions.',
    aboutAnswers:
      'What people answered, in order of arrival. Answers to sensitive questions are left out; after `keep_days` date, seats and state alone are left.',
  } as const,
  /** Mails to people who signed up. */
  signUpMail: {
    subjects: {
      confirmed: 'You are signed up',
      waiting: 'You are on the waiting list',
      place: 'A place has become free',
      again: 'You are signed up already',
      changed: 'This date has changed',
      cancelled: 'This date is cancelled',
      back: 'This date takes place after all',
      reminder: 'A reminder',
      ended: 'You have cancelled your sign-up',
    },
    /** The subject, and what it is for. */
    about: (subject: string, title: string) => `${subject}: ${title}`,
    /** Without a name where what was typed is none. */
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    /** The day, time and place that people knew of a date that changed. */
    before: (when: string) => `Before: ${when}`,
    seats: (count: number) => (count === 1 ? 'One place' : `${count} places`),
    position: (place: number) =>
      `Your place on the waiting list: ${place}. We write as soon as a place becomes free.`,
    change: 'Change or cancel your sign-up',
    /** Where there is nothing to change any more. */
    page: 'Your sign-up',
  } as const,
};
