import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { AlertReach } from '../alerts/alert-reach.ts';

const { list, plural } = sentencesIn('en');

/** '120 readers and 60 phones'; a part that is 0 is left out. */
function whom({ readers, phones }: AlertReach): string {
  return list([
    ...(readers > 0 || phones === 0 ? [plural(readers, { one: '# reader', other: '# readers' })] : []),
    ...(phones > 0 ? [plural(phones, { one: '# phone', other: '# phones' })] : []),
  ]);
}

export default {
  /** What staff read where they write and send letters. */
  letterEditing: {
    lead: 'What those who asked for it get by mail: this week, which composes itself, and letters of your own.',
    loadFailed: 'The letters could not be loaded',
    loading: 'Opening the letter...',
    back: 'All letters',
    noun: 'letter',
    labels: {
      subject: 'Subject',
      words: 'Words',
      blocks: 'Parts',
      topics: 'To those who get',
      is_public: 'Also on the site',
    },
    states: {
      draft: 'Draft',
      ready: 'Planned',
      sending: 'Leaving now',
      sent: 'Sent',
      skipped: 'Not sent',
      stopped: 'Stopped',
    },
    noLeaveButton:
      'The site has no address with https yet, so mail programs cannot show their own button to leave. The links in each letter work.',
    /** The week that composes itself. */
    week: {
      title: 'This week',
      /** Of what the letter tells. */
      holds: (count: number) => (count === 1 ? 'It tells of one thing.' : `It tells of ${count} things.`),
      plan: (weekday: string, clock: string) =>
        `It composes itself on ${weekday} at ${clock} and waits for you.`,
      planSends: (weekday: string, clock: string) =>
        `It composes itself on ${weekday} at ${clock} and leaves at once.`,
      planOff: 'It does not compose itself.',
      changePlan: 'Change when',
      none: 'No letter of this week waits for you.',
      compose: 'Compose it now',
      composed: 'This week is composed.',
      empty: 'The coming seven days bring nothing, so there is no letter.',
      composeFailed: (message: string) => `This week could not be composed: ${message}`,
      look: 'Look and send',
    },
    planForm: {
      title: 'When this week composes itself',
      hint: 'By the clock of the church. It tells of the seven days from then on.',
      isOn: 'It composes itself',
      weekday: 'Day',
      time: 'Time',
      needsApproval: 'It waits until one of you has looked at it',
      needsApprovalHelp: 'Otherwise it leaves at once, to everyone who asked for it.',
      save: 'Save',
      saved: 'The plan is saved.',
      failed: (message: string) => `The plan was not saved: ${message}`,
      noun: 'plan',
    },
    corrections: {
      title: 'Something has changed since',
      lead: (subject: string) => `What the letter “${subject}” told is not so any more:`,
      write: 'Look at a correction',
      failed: (message: string) => `The correction could not be written: ${message}`,
    },
    own: {
      title: 'Letters',
      add: 'Write a letter',
      addFailed: (message: string) => `The letter could not be added: ${message}`,
      empty: 'No letter yet',
      emptyHint: 'Compose this week, or write one of your own.',
      unnamed: 'Without a subject',
      pages: 'Pages of letters',
    },
    counts: {
      sent: (count: number) => `${count} sent`,
      waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
      stopped: (count: number) => `${count} did not arrive`,
    },
    sides: { words: 'Write', look: 'Look' },
    side: 'Write or look',
    writing: 'What it says',
    subjectHelp: 'The first thing that readers see.',
    wordsOfWeek: 'A word of yours before it',
    wordsOfWeekHelp: 'Optional. It stands above the services and events.',
    partsTitle: 'Parts',
    part: (kind: string, place: number) => `${kind}, part ${place}`,
    addPart: 'Add a part',
    whom: 'Who gets it',
    publicHelp: 'Everybody can read it under “Letters” once it is sent.',
    save: 'Save',
    saved: 'The letter is saved.',
    saveFailed: (message?: string) => `The letter was not saved${message ? `: ${message}` : '.'}`,
    takenUp: 'Your unsaved words of last time are back.',
    preview: {
      title: 'As it arrives',
      hint: 'Exactly what is sent, with the place of one reader filled in.',
      unsaved: 'Save to see what you changed.',
      screens: { phone: 'Phone', computer: 'Computer', text: 'Text' },
      screen: 'Where it is read',
      frame: 'The letter',
      loadFailed: 'The letter could not be drawn',
    },
    send: {
      button: (reach: AlertReach) => `Send to ${whom(reach)}`,
      minutes: (count: number) =>
        count === 1 ? 'It takes about a minute.' : `It takes about ${count} minutes.`,
      nobody: 'No one gets these topics yet.',
      noTopic: 'Choose who gets it.',
      sent: (reach: AlertReach) => `It leaves to ${whom(reach)}.`,
      failed: (message: string) => `The letter was not sent: ${message}`,
      more: 'More',
    },
    later: {
      open: 'Send at a time',
      title: 'Send at a time',
      hint: 'By the clock of the church. Until then it can be taken back.',
      at: 'Day and time',
      button: 'Plan it',
      planned: 'The letter is planned.',
      failed: (message: string) => `The letter was not planned: ${message}`,
      leaves: (moment: string) => `It leaves on ${moment}. If you change it, it waits for you again.`,
    },
    test: {
      open: 'Send a test',
      title: 'Send a test',
      hint: 'One mail with the letter as it is saved. It counts for nothing.',
      to: 'To',
      button: 'Send the test',
      sent: 'The test is on its way.',
      failed: (message: string) => `The test was not sent: ${message}`,
    },
    skip: {
      open: 'Do not send it',
      done: 'The letter is left out.',
      failed: (message: string) => `The letter could not be left out: ${message}`,
    },
    stop: {
      open: 'Stop',
      title: 'Stop this letter?',
      question: 'What has left has left. The rest never does.',
      done: 'The letter is stopped.',
    },
    remove: {
      open: 'Delete',
      title: 'Delete this letter?',
      question: (subject: string) => `“${subject}” is taken away.`,
      done: 'The letter is deleted.',
      failed: (message: string) => `The letter is still there: ${message}`,
    },
    progress: {
      title: 'How it went',
      label: 'Mails that have left',
      sending: (sent: number, all: number) => `${sent} of ${all} have left.`,
      sent: (all: number, moment: string) =>
        all === 0
          ? `It was sent on ${moment}, and had no readers by mail.`
          : `It began to leave on ${moment}, to ${plural(all, { one: '# reader', other: '# readers' })}.`,
      stopped: (sent: number, moment: string) =>
        `It was stopped. ${sent} had left by then; it began on ${moment}.`,
      onSite: 'See it on the site',
    },
  },
  /** Letters on the site. */
  letterViews: {
    lead: (church: string) => `What ${church} wrote to those who asked for its letters.`,
    lettersFrom: (church: string) => `Letters from ${church}`,
    none: 'The first letter will appear here.',
    subscribe: 'Get these letters',
    all: 'All letters',
    pages: 'Pages of letters',
  },
  /** What a letter says beside the church's words. */
  letterMail: {
    parts: {
      service: 'Services',
      event: 'This week',
      'sign-up': 'Sign-ups that close soon',
      news: 'News',
      sermon: 'Latest sermon',
    },
    /** Of the lists that staff put into a letter. */
    lists: { event: 'Coming up', sermon: 'Sermons' },
    /** At the end of a list that was shortened. */
    more: (count: number) => (count === 1 ? 'One more is on our site' : `${count} more are on our site`),
    /** Where a long letter ends. */
    rest: 'Read the rest on our site',
    onSite: 'Read this letter on our site',
    why: 'Why you get this',
    choose: 'Choose what you get',
    leave: 'End all letters',
  },
  /** What refuses a letter, and what staff read of letters. */
  letters: {
    noSubject: 'Enter a subject. It is the first thing that readers see.',
    noWords: 'Write something first: this letter has no words.',
    notDrawn: 'This letter was not sent: no mail can be made of it. Check what was pasted into it last.',
    noTopic: 'Choose at least one topic. A letter goes to those who subscribed to it.',
    topicsGone: 'None of these topics exists any more. Choose another one.',
    tooLong: (most: string) =>
      `A letter holds up to ${most} characters. Put longer words on a page, and link to it.`,
    unknownBlock: 'A letter can have words, pictures, buttons, notices, and lists of events or sermons.',
    noKind: 'Choose a kind: `week`, `letter` or `alert`.',
    noMoment: 'Enter a date and a time, such as 2026-12-03T10:00.',
    pastMoment: 'This time has passed. Choose a later one, or send the letter now.',
    alreadySent: 'This letter has been sent. What was sent cannot be changed.',
    alreadyPlanned: 'Somebody has decided to send this letter already.',
    alreadyOver: 'This letter has been sent: there is nothing left to stop.',
    notDeleted: 'This letter has been sent, and stays. Only letters that were not sent can be deleted.',
    noTime: 'Enter a time such as 10:00.',
    noWeekday: 'Choose a day of the week: 0 for Sunday to 6 for Saturday.',
    noRecipient: 'Enter the address that gets the test.',
    notSent: 'Only a letter that was sent can be corrected.',
    nothingChanged: 'Nothing that this letter told has changed.',
    noAlert: 'This closing is over, or was opened again.',
  } as const,
  /** What letters say by themselves. */
  letterWords: {
    weekOf: (church: string, day: string) => `This week at ${church}: ${day}`,
    list,
    atPlace: 'At another place',
    atTime: 'At another time',
    onDay: (day: string, note: string) => `${day}: ${note}`,
    closes: (moment: string) => `Sign up until ${moment}`,
    correction: (subject: string) => `Correction: ${subject}`,
    corrected: 'Something has changed since we wrote. This is how it is now:',
    isOff: 'It no longer takes place',
    testOf: (subject: string) => `Test: ${subject}`,
    why: (topics: readonly string[], church: string) =>
      `You get this letter because you subscribed to ${list(topics.map((topic) => `“${topic}”`))} at ${church}.`,
    whyTest: 'You get this test because somebody who writes letters of the church sent it to you.',
  } as const,
  /** The alert about a closing, in the dialog that closes. */
  letterAlerts: {
    tick: (reach: AlertReach) => `Send an alert to ${whom(reach)}`,
    subject: (subject: string) => `Subject: ${subject}`,
    alertSent: (reach: AlertReach) => `The alert is on its way to ${whom(reach)}`,
    alertFailed: (message?: string) =>
      message
        ? `The church is closed, but the alert was not sent: ${message}`
        : 'The church is closed, but nothing is known of the alert: no answer came. Please try again: nobody gets it twice.',
    alertAgain: 'Try again',
  } as const,
  /** Letters in the activity log and the export. */
  lettersLog: {
    singular: 'letter',
    plural: 'letters',
    kind: 'Letters',
    about: 'Letters to those who subscribed: what they said, and when they were sent.',
    subject: (name: string) => `the letter ${name}`,
    labels: {
      subject: 'Subject',
      words: 'Words',
      blocks: 'Content',
      items: 'What it tells',
      topics: 'Topics',
      state: 'State',
      send_at: 'Sent at',
      is_public: 'On the site',
    },
    states: {
      draft: 'Draft',
      ready: 'Planned',
      sending: 'Being sent',
      sent: 'Sent',
      skipped: 'Not sent',
    },
    actions: {
      added: (letter: string) => `Wrote ${letter}`,
      changed: (letter: string) => `Changed ${letter}`,
      deleted: (letter: string) => `Deleted ${letter}`,
      sent: (letter: string) => `Sent ${letter}`,
      planned: (letter: string) => `Planned ${letter}`,
      stopped: (letter: string) => `Left out ${letter}`,
    },
  } as const,
};
