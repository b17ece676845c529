/** The facts that words may name, within a sentence. */
const facts = {
  church: 'the church’s name',
  short: 'its short name',
  kind: 'what kind of church it is',
  street: 'the street',
  city: 'the city',
  region: 'the state or region',
  address: 'the whole address',
  phone: 'the phone number',
  email: 'the e-mail address',
  founded: 'the year it was founded',
  built: 'the year of its building',
  service: 'when the main services are, with their names where there are several',
  services: 'all services, named, with their times',
  service_length: 'how long services last, such as an hour and a quarter',
  second_service: 'what the second service is called',
  second_service_time: 'when the second service is',
} as const;

type FactName = keyof typeof facts;

export const pageTextMessages = {
  unknown: 'There are no words with this name.',
  unfit: 'Please send a value that fits.',
  empty: 'Please write something here.',
  notAnAddress: 'Please give a page of this site, such as /visit, or a whole web address.',
  notAnEmail: 'Please write an e-mail address, such as office@example.org.',
  notAPicture: 'Please upload a picture, or give its whole web address.',
  nobody: 'Please give a name, or at least a role.',
  notBetween: (least: number, most: number) => `Please give a whole number from ${least} to ${most}.`,
  loadFailed: 'Failed to load the words',
  saved: 'Words saved',
  saveFailed: (reason?: string) => `Failed to save the words${reason ? `: ${reason}` : ''}`,
  original: 'The original words are back',
  undo: 'Undo',
  undone: 'The words are as they were',
  leadersIntro:
    '<p>You will find them by the front doors on a Sunday. In the week, write to {email} and the office will pass it on.</p>',
  /** Above the texts of a page that visitors do not see. */
  toWrite:
    'Visitors see nothing of these until you write them. Each opens with a proposal; saved as it is, it counts as yours.',
  /** What a sentence says while the church has not stated the fact. */
  standIns: {
    street: 'a place still to be announced',
    city: 'our town',
    address: 'at an address still to be announced',
    email: 'the church',
  },
  /** How long services last, where their lengths differ: 'an hour or two hours, depending on the service'. */
  lengths: (lengths: readonly string[]) =>
    `${lengths.join(' or ')}${lengths.length > 1 ? ', depending on the service' : ''}`,
  noLeaders: 'Visitors see this part once the first leader is listed.',
  facts,
  /** In the editors: a name and its present value. */
  fact: (name: FactName, value: string) => `${name.replaceAll('_', ' ')}: ${value || 'none'}`,
} as const;
