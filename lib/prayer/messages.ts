import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** What visitors read when they ask for prayer. */
export const prayerFormMessages = {
  dialogTitle: 'Submit a Prayer Request',
  dialogDescription: 'What you write goes to our prayer team and to nobody else.',
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
  wrongAnswer: 'Incorrect answer, please try again.',
  noAnswer: 'Please answer the question.',
  questionFirst: 'Before it is sent, we ask you a short question to keep programs out.',
  question: (a: number, b: number) => `What is ${a} + ${b}?`,
  questionMissing: 'The question that keeps programs out did not arrive.',
  anotherQuestion: 'Another question',
  /** The label of a field that only programs fill in. */
  trap: 'Website (leave this empty)',
  received: 'Your prayer request has been received. Our prayer team will be praying for you.',
  submitAlert: (message?: string) =>
    message || 'There was an error submitting your prayer request. Please try again.',
  submitFailed: (message?: string) => `Error submitting prayer request: ${message || 'Please try again.'}`,
  /** Behind the number of new requests. */
  newRequests: (count: number) => plural(count, { one: 'new request', other: 'new requests' }),
} as const;

interface NotificationCounts {
  sent: number;
  waiting: number;
  stopped: number;
}

/** What staff read, and the answers of the form without scripts. */
export const prayerMessages = {
  lookAgain: 'Nothing is sent yet. Please look at what is marked below.',
  lead: 'What people have asked us to pray for. Please keep it in confidence: read it here, and leave it here.',
  tabs: 'Prayer requests and team',
  newRequests: 'New Requests',
  inProgress: 'In Progress',
  completed: 'Completed',
  team: 'Prayer Team Emails',
  statuses: { new: 'New', inprogress: 'In Progress', completed: 'Completed' },
  loading: 'Loading prayer requests...',
  loadFailed: (problem: string) => `Error loading prayer requests: ${problem}`,
  stoppedLoadFailed: (message: string) => `The state of notifications could not be loaded: ${message}`,
  empty: (label: string) => `No prayer requests with status: ${label}`,
  pages: 'Pages of prayer requests',
  view: 'Mark as Viewed',
  complete: 'Mark Completed',
  statusChanged: (label: string) => `Prayer request status changed to ${label}.`,
  viewed: 'Prayer request has been marked as viewed and moved to In Progress.',
  statusFailed: (message?: string) => `Failed to update status: ${message || 'Unknown error'}`,
  /** A change that the present status does not allow. */
  isNow: (label: string) => `The request is ${label} now.`,
  deleteTitle: 'Are you sure?',
  deleteQuestion: 'This will permanently delete the prayer request. This action cannot be undone.',
  deleted: 'The prayer request has been permanently deleted.',
  deleteFailed: (message: string) => `Failed to delete the prayer request: ${message}`,
  anonymous: 'Anonymous',
  besideStream: 'beside the live stream',
  notifications: ({ sent, waiting, stopped }: NotificationCounts) => {
    const parts = [
      sent > 0 && `sent to ${sent}`,
      waiting > 0 && `on the way to ${waiting}`,
      stopped > 0 && `stopped for ${stopped}`,
    ];
    return `Team notification: ${parts.filter(Boolean).join(', ')}.`;
  },
  stopped: (count: number) =>
    plural(count, {
      one: 'A notification was not delivered',
      other: '# notifications were not delivered',
    }),
  /** Before an address; the state of its request and the reason follow it. */
  to: 'To',
  aboutRequest: (label: string) => `, about a request that is ${label}`,
  because: (reason: string) => `: ${reason}`,
  sendAgain: 'Send again',
  sentAgain: 'The notification is on its way again.',
  sendAgainFailed: (problem: string) => `Failed to send the notification again: ${problem}`,
} as const;
