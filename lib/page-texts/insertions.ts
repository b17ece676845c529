/** What staff may write in their words for a fact of the church, in braces, and what it means. */
export const insertionLabels = {
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
  service: 'when the first service is',
  services: 'all services, named, with their times',
  service_length: 'how long the main service lasts, such as an hour and a quarter',
  second_service: 'what the second service is called',
  second_service_time: 'when the second service is',
} as const;

type InsertionName = keyof typeof insertionLabels;
/** The facts as they are put in place of their names. */
export type Insertions = Readonly<Record<InsertionName, string>>;
