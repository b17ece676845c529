import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

interface NotificationCounts {
  sent: number;
  waiting: number;
  stopped: number;
}

export default {
  /** What staff read. */
  prayer: {
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
  } as const,
  /** What the activity log and the export say of prayer requests and the prayer team. */
  prayerLog: {
    about: 'Prayer requests, the newest first. Of anonymous ones neither name nor address is given out.',
    team: {
      singular: 'prayer team',
      plural: 'addresses of the prayer team',
      kind: 'Prayer team',
      added: 'Added an address to the prayer team',
      removed: 'Took an address off the prayer team',
      changed: 'Changed an address of the prayer team',
      resumed: 'An address of the prayer team gets mail again',
      paused: 'Paused an address of the prayer team',
      about: 'Whom mails of prayer requests go to.',
    },
  } as const,
  /** The mail about a prayer request, to a member of the team. */
  prayerMail: {
    subject: (church: string) => `A new prayer request at ${church}`,
    heading: 'Someone has asked our prayer team to pray:',
    from: (author: string) => `From: ${author}`,
    received: (moment: string) => `Received: ${moment}`,
    /** To the church, while the prayer team has no address. */
    noTeam:
      'Someone has asked for prayer. This mail goes to the church because no one is on the prayer team yet. What was asked is only on the site.',
    open: 'Open the prayer requests',
    thanks: 'Thank you for praying. Please keep what you read here within the team.',
  } as const,
  prayerTeam: {
    invalidEmail: 'Please enter a valid email address',
    mayExist: 'The email may already exist.',
    add: 'Add to the prayer team',
    name: 'Name',
    email: 'Email',
    addEmail: 'Add Email',
    added: 'Prayer team member added successfully.',
    addFailed: (message?: string) => `Failed to add email. ${message || 'The email may already exist.'}`,
    getsNone: 'Gets no notifications',
    notificationsTo: (email: string) => `Notifications to ${email}`,
    willReceive: 'Email will now receive prayer request notifications.',
    willNotReceive: 'Email will no longer receive prayer request notifications.',
    switchFailed: (message: string) => `Failed to update email status: ${message}`,
    removeOne: (email: string) => `Remove ${email}`,
    removeTitle: 'Remove from the prayer team',
    removeQuestion: 'Are you sure you want to remove this email from the prayer team?',
    removed: 'Prayer team member removed successfully.',
    removeFailed: (message: string) => `Failed to remove email from prayer team: ${message}`,
    loading: 'Loading prayer team emails...',
    loadFailed: (message: string) => `Error loading prayer team emails: ${message}`,
    empty: 'No prayer team members added yet',
  } as const,
};
