export default {
  /** The office: what waits for a person, this week, and the pages of staff. */
  office: {
    lead: (name: string | null) =>
      name ? `Good to see you, ${name}. Here is what waits for you.` : 'Here is what waits for you.',
    loadFailed: 'The office could not be loaded',
    waiting: 'What waits',
    nothing: 'Nothing waits for you',
    nothingHint: 'The desk is clear. Have a good week.',
    prayer: {
      title: (count: number) => (count === 1 ? 'One new prayer request' : `${count} new prayer requests`),
      hint: 'Somebody asked for prayer. Once you have read it, it is no longer “New”.',
      action: 'Read',
    },
    mails: {
      title: (count: number) =>
        count === 1 ? 'One mail could not be sent' : `${count} mails could not be sent`,
      hint: 'The site has given up trying. The list says why, and can send them again.',
      action: 'Look',
    },
    address: {
      failed: 'The certificate of your site is not renewed',
      action: 'Your address',
    },
    /** What the site itself lacks. */
    lacks: {
      title: 'What the site still lacks',
      putAway: 'Put away',
      /** For screen readers. */
      putAwayNamed: (title: string) => `Put away: ${title}`,
      of: {
        https: {
          title: 'A name of its own with HTTPS',
          hint: 'Until then, what is typed here is not encrypted on its way.',
        },
        mail: { title: 'A way for mail to leave', hint: 'Until then, every mail of the site waits.' },
        backup_copy: {
          title: 'A copy of the backups elsewhere',
          hint: 'They are on the same disk as the site. Download one now and then, or keep them on another disk.',
        },
      },
    },
    waitingMails: {
      title: (count: number) => (count === 1 ? 'One mail waits' : `${count} mails wait`),
      overdue: 'They waited for more than seven days until mail was set up. Send them or forget them.',
      action: 'Look',
    },
    answers: {
      title: (form: string, count: number) =>
        count === 1 ? `One new answer: ${form}` : `${count} new answers: ${form}`,
      hint: 'The answers are only on the form’s page.',
      action: 'Look',
    },
    unheard: {
      title: (form: string) => `No one is told yet of answers: ${form}`,
      hint: 'Enter an address in the form under “After it was sent”, or the e-mail address of the church.',
      action: 'Open the form',
    },
    backup: {
      failed: 'The last backup failed',
      overdue: (days: number) => `No proven backup for ${days} days`,
      hint: 'The site is safe only with a backup that was tried out. A new one takes a minute.',
      action: 'Open backups',
    },
    letters: {
      ready: 'This week is ready to look at',
      readyAction: 'Look and send',
      corrections: (count: number) =>
        count === 1
          ? 'A letter tells of something that has changed'
          : `${count} letters tell of what has changed`,
      correctionsHint: 'Its readers can be told how it is now.',
      correctionsAction: 'Look',
      held: (count: number) => (count === 1 ? 'One letter waits' : `${count} letters wait`),
      heldHint: 'Mail is not set up any more. They leave once it is.',
      heldAction: 'Look',
    },
    translations: {
      title: (missing: number, stale: number) =>
        `To translate: ${[missing > 0 && `${missing} missing`, stale > 0 && `${stale} changed since`].filter(Boolean).join(', ')}`,
      hint: 'What visitors read next comes first.',
      action: 'Translate',
    },
    ending: {
      title: (clock: string) => `An announcement ends today at ${clock}`,
      action: 'Open the banner',
    },
    changed: {
      title: 'Changed by others',
      since: (moment: string) => `Since ${moment}`,
      none: 'Nobody else changed anything.',
      outside: 'Outside the site',
      more: (count: number) => `And ${count} more`,
      all: 'Open the activity log',
    },
    week: {
      title: 'This week',
      today: 'Today',
      nothing: 'Nothing planned',
      signedUp: (count: number) => `${count} signed up`,
      cancelled: 'Cancelled',
      moved_online: 'Online only',
      late: 'Starts later',
      close: 'Close for a day',
    },
    roomsTitle: 'Everything else',
    groups: {
      people: 'People',
      pages: 'Pages',
      calendar: 'Calendar',
      sermons: 'Sermons',
      church: 'The church',
    },
    /** What each page is for. */
    rooms: {
      prayer: 'Requests, and who is told of them',
      staff: 'Who may change the site, and what',
      subscribers: 'Who gets letters, and importing a list',
      translations: 'What visitors do not read in the second language yet',
      forms: 'Sign-ups, contact forms, and who answered',
      letters: 'This week, and your own letters to those who asked for them',
      mail: 'What the site sent, and what it could not send',
      ministries: 'Leaders, times and words of each',
      announcements: 'The line across the top of every page',
      pages: 'Pages and news that you write yourselves',
      documents: 'Bulletins, forms and other files',
      words: 'The texts of the site’s own pages',
      menus: 'What the menus show, and in which order',
      events: 'Add one, or change it on its card',
      sermons: 'Add one, or change it on its card',
      stream: 'Where the service is streamed',
      podcast: 'Its title, its art, and where to submit it',
      settings: 'Name, address, service times, colors',
      data: 'Backups, export and import',
      setup: 'The first steps of a new site',
    },
    closing: 'Cancel or move what is on a day',
    activity: 'Who changed what, and how to undo it',
    account: 'How you sign in',
  } as const,
};
