import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

interface NotificationCounts {
  sent: number;
  waiting: number;
  stopped: number;
}

/** What staff read. */
export const prayerMessages = {
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
  /** Where a request was asked; one that is not listed was asked in the form's own page. */
  askedWhere: (source: string | null) =>
    source === 'connect' ? ', on a connect card' : source ? ', beside the live stream' : '',
  notifications: ({ sent, waiting, stopped }: NotificationCounts) => {
    const parts = [
      sent > 0 && `sent to ${sent}`,
      waiting > 0 && `waiting to be sent to ${waiting}`,
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
