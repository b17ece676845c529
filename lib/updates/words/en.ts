import type { MissingRoom } from '../missing-room.ts';

export default {
  /** What the API says of updates. */
  updates: {
    wrongWhen: 'Please say when: now, tonight or never.',
    byHand: (commands: string) =>
      `This site is not updated from here. Put the files of the new version in place, then type on its machine:\n${commands}`,
    runsAlready: 'An update is under way. Please wait until it has ended.',
    nothingPlanned: 'No update is planned.',
    nothingNewer: (latest: string | null) =>
      latest === null
        ? 'No newer version is known.'
        : `No newer version is offered: the newest one is ${latest}.`,
  } as const,
  /** Why an update did not begin, or went back. */
  updateReasons: {
    no_release: 'The release could not be fetched.',
    bad_signature: 'The release is not signed by the people who make this program, so it was not touched.',
    lower_version: 'The release is not newer than the version that runs.',
    disk: 'The disk has too little room for the update.',
    memory: 'The machine has too little free memory for the update.',
    trial_failed: 'The new version failed the trial on a copy of your data.',
    did_not_start: 'The new version did not start.',
    unhealthy: 'The new version started, but its pages were not well.',
    migration_failed: 'The new version could not bring your data up to date.',
    hung: 'The new version did not answer in time.',
    died: 'The new version ended by itself within a minute.',
    interrupted: 'The machine stopped in the middle of the update.',
    migration_waits_on_own_database:
      'The new version changes tables in a database that the site did not make itself, so a person has to update it by hand.',
    busy: 'A backup, an import or an upload was under way.',
    by_hand: 'Somebody went back on the machine itself.',
    unknown: 'The reason is not known.',
    withDetail: (words: string, detail: string) => `${words} (${detail})`,
    missing: ({ folder, missing, wanted, free }: MissingRoom) =>
      `${folder ? `${folder}: ` : ''}${missing} MB are missing: ${wanted} MB wanted, ${free} MB free`,
  } as const,
  /** The choices about updates, in the activity log. */
  updatesLog: {
    singular: 'update',
    plural: 'updates',
    kind: 'Updates',
    subject: 'the updates',
    labels: { version: 'Version', at: 'Begins' },
    about: 'What was chosen about updates.',
    changed: 'Changed the choice about updates',
    choices: {
      now: (version: string) => `Started the update to version ${version}`,
      tonight: (version: string) => `Planned the update to version ${version} for the night`,
      never: (version: string) => `Put version ${version} aside`,
      taken_back: (version: string) => `Took the planned update to version ${version} back`,
    },
  } as const,
  /** The mail about an update that went back. */
  updateMail: {
    subject: (church: string) => `An update of ${church}’s website went back`,
    lead: (to: string, from: string) =>
      `The website was to be updated to version ${to}. That did not work out, so it runs with version ${from} again, by itself.`,
    nothingLost:
      'The site is as it was before the update. While it was tried nothing could be changed, so nothing is lost.',
    open: 'Open the office',
  } as const,
  /** The parcel in the office, and the same among the settings. */
  updateView: {
    loading: 'Looking for updates …',
    loadFailed: 'What is known of updates could not be loaded',
    out: (version: string) => `Version ${version} is out`,
    securityOut: (version: string) => `Version ${version} is out and closes a security hole`,
    security: 'Security',
    whatIsNew: 'What is new',
    takes: (time: string) =>
      `The new version is tried on a copy of your data first. Visitors read on all the while. For ${time} at most nothing can be saved, and open forms keep what is typed. If anything goes wrong, the site goes back by itself.`,
    minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
    tonight: 'Update tonight',
    now: 'Update now',
    never: 'Not this one',
    tryTonight: 'Try again tonight',
    nowTitle: (version: string) => `Update to version ${version} now?`,
    nowText: 'It begins within a minute.',
    plannedTonight: (version: string) => `Version ${version} is put in at night. You need not do anything.`,
    startedNow: (version: string) => `The update to version ${version} begins.`,
    putAside: (version: string) => `Version ${version} is not offered again.`,
    takenBack: 'The update is taken back.',
    failed: (message: string) => `Not done: ${message}`,
    planned: (version: string, moment: string) => `The update to version ${version} is planned: ${moment}`,
    beginsNow: (version: string) => `The update to version ${version} begins in a moment`,
    takeBack: 'Take back',
    updating: 'The site is being updated. Visitors can read; nothing can be saved for a moment.',
    wentBack: (version: string) => `The update to version ${version} went back`,
    runsAgain: (version: string) => `The site runs with version ${version} again, as it was before.`,
    didNotBegin: 'The last try did not begin.',
    byHand:
      'This site is updated by the person who looks after its machine. With the files of the new version in place, two commands do it:',
    askOwner: 'An owner of the site can put it in.',
    present: (version: string) => `This is version ${version}.`,
    newest: 'It is the newest one.',
    notAsked: 'The site does not look for updates: UPDATES_URL is not set.',
    aside: (version: string) => `Version ${version} is out. You chose not to take it.`,
    checked: (moment: string) => `Last looked on ${moment}.`,
  } as const,
};
