import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** What staff read while they close the church. */
export const closingFormMessages = {
  leave: 'Leave this window',
  what: 'What',
  how: 'How',
  modes: { cancelled: 'Cancelled', online: 'Online only', late: 'Starts late' },
  newTime: 'Starts at',
  firstDay: 'First day',
  date: 'Date',
  lastDay: 'Last day',
  afterTime: 'From this time on',
  message: 'What everyone reads',
  messageHelp: 'It is shown first in the banner of every page until it is over.',
  staysOn: 'stays as planned',
  /** Of all dates; empty without any. */
  touches: (touched: number, all: number) => {
    if (all === 0) return '';
    const dates = plural(all, { one: '1 date', other: '# dates' });
    return touched === all ? `Affects ${dates}.` : `Affects ${touched} of ${dates}.`;
  },
  closedAlready: 'Closed already',
  reopen: 'Reopen',
  reopenNamed: (name: string) => `Reopen: ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change: ${name}`,
  changing: 'You are changing this one below.',
  quoted: (message: string) => `“${message}”`,
  holdsToday: (name: string) => `${name} today`,
  holds: (name: string, days: string) => `${name}: ${days}`,
} as const;
