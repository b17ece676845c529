/** What the activity log and the export say of prayer requests and the prayer team. */
export const prayerLog = {
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
} as const;
