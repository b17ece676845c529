/** The facts that staff may insert in braces, with their labels. */
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

export type InsertionName = keyof typeof insertionLabels;

export type Insertions = Readonly<Record<InsertionName, string>>;

export const insertionNames = Object.keys(insertionLabels) as InsertionName[];

/** Returns a fact for editors, with its name and present value: 'founded: 2003'. */
export function insertionText(name: InsertionName, insertions: Insertions): string {
  return `${name.replaceAll('_', ' ')}: ${insertions[name] || 'none'}`;
}

/** Returns the facts named in a text, each once, in list order. */
export function namedInsertions(text: string): InsertionName[] {
  return insertionNames.filter((name) => text.includes(`{${name}}`));
}
