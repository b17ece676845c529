import type { Database } from '#lib/core/database/db.ts';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberState, Topic } from '../schema.ts';
import { isSuppressed } from '../suppressed.ts';
import { topicLabels } from '../topics.ts';
import type { Refusals, WantedPerson } from './read-rows.ts';

/** Somebody who is there, and what the import adds. */
export interface KnownPerson extends WantedPerson {
  id: string;
  state: SubscriberState;
}

export interface SortedPeople {
  created: WantedPerson[];
  /** With consent: who gets what they have not got yet. */
  confirmed: KnownPerson[];
  refused: Refusals;
}

interface StoredPerson {
  id: string;
  mailbox: string;
  state: SubscriberState;
  topics: Topic[];
}

/**
 * Returns what becomes of each person. Who left stays out; who was asked is not asked again, and nothing is added to what
 * somebody chose, unless they agreed to it.
 */
export async function sortPeople(
  database: Database,
  people: readonly WantedPerson[],
  { hasConsent }: { hasConsent: boolean },
): Promise<SortedPeople> {
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const [stored, left, labels] = [
    await readStored(database, mailboxes),
    await isSuppressed(database, mailboxes),
    await topicLabels(database, [...new Set(people.flatMap(({ topics }) => topics))]),
  ];
  const sorted: SortedPeople = { created: [], confirmed: [], refused: [] };
  for (const wanted of people) {
    const person = { ...wanted, topics: wanted.topics.filter((topic) => labels.has(topic)) };
    const found = stored.get(person.mailbox);
    const why = refusalOf(person, found, { hasConsent, hasLeft: left.has(person.mailbox) });
    if (why) sorted.refused.push({ email: person.email, why });
    else if (found) sorted.confirmed.push({ ...person, id: found.id, state: found.state });
    else sorted.created.push(person);
  }
  return sorted;
}

interface Facts {
  hasConsent: boolean;
  hasLeft: boolean;
}

function refusalOf(
  { topics }: WantedPerson,
  found: StoredPerson | undefined,
  { hasConsent, hasLeft }: Facts,
): string | null {
  const words = messages.subscriberList;
  if (hasLeft || found?.state === 'left') return words.hasLeft;
  if (topics.length === 0) return messages.subscribers.unknownTopic;
  if (!found) return null;
  if (found.state === 'stopped') return words.isStopped;
  if (found.state === 'pending') return hasConsent ? null : words.wasAsked;
  const isNew = topics.some((topic) => !found.topics.includes(topic));
  return hasConsent && isNew ? null : words.isThere;
}

/** Topics are those that are confirmed. One statement, however many there are. */
async function readStored(
  database: Database,
  mailboxes: readonly string[],
): Promise<ReadonlyMap<string, StoredPerson>> {
  const rows = await database.$queryRaw<StoredPerson[]>`
    SELECT id::text, mailbox, state,
      ARRAY(SELECT topic FROM subscriptions WHERE subscriber_id = subscribers.id AND is_confirmed) AS topics
    FROM subscribers WHERE mailbox = ANY(${[...mailboxes]}::text[])`;
  return new Map(rows.map((row) => [row.mailbox, row]));
}
