import { randomUUID } from 'node:crypto';
import { tokenHash } from '#lib/core/auth/signing.ts';
import type { Database } from '#lib/core/database/db.ts';
import { queueLetterMails } from '#lib/mail/queue.ts';
import { subscriberToken } from '../links.ts';
import { subscriptionConfirm } from '../mail.tsx';
import { mailQuestion, questionOf, toQuestion } from '../subscribe.ts';
import type { WantedPerson } from './read-rows.ts';
import type { Consent } from './schema.ts';
import type { KnownPerson } from './sort-people.ts';

interface How {
  source: 'staff' | 'import';
  consent: Consent | undefined;
  now: Date;
}

/**
 * Adds people, with consent as confirmed, and returns them with their ids: without those whom somebody else has added
 * meanwhile. Two statements, however many there are.
 */
export async function addPeople(
  database: Database,
  people: readonly WantedPerson[],
  { source, consent, now }: How,
): Promise<KnownPerson[]> {
  const rows = people.map((person) => {
    const id = randomUUID();
    const question = consent ? {} : questionOf(id, now);
    return { ...person, ...question, id, token_hash: tokenHash(subscriberToken(id)) };
  });
  const made = await database.$queryRaw<{ id: string }[]>`
    INSERT INTO subscribers (id, email, mailbox, name, language, token_hash, source, state, confirmed_at,
      consent_words, consent_date, asked_at, code_hash, code_expires_at, created_at)
    SELECT id, email, mailbox, name, language, token_hash, ${source},
      ${consent ? 'confirmed' : 'pending'}, ${consent ? now : null}::timestamptz,
      ${consent?.words ?? null}, ${consent?.date ?? null}, asked_at, code_hash, code_expires_at, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS people (id uuid, email text, mailbox text, name text, language text, token_hash text,
        asked_at timestamptz, code_hash text, code_expires_at timestamptz)
    ON CONFLICT (mailbox) DO NOTHING RETURNING id::text`;
  const ids = new Set(made.map(({ id }) => id));
  const added = rows.filter(({ id }) => ids.has(id));
  await addTopics(database, added, { isConfirmed: consent !== undefined });
  return added.map((person) => ({ ...person, state: consent ? 'confirmed' : 'pending' }));
}

/** Confirms people who agreed, with these topics beside those they have. */
export async function confirmPeople(
  database: Database,
  people: readonly KnownPerson[],
  { words, date }: Consent,
  now: Date,
): Promise<void> {
  await database.$executeRaw`
    UPDATE subscribers SET state = 'confirmed', confirmed_at = coalesce(confirmed_at, ${now}::timestamptz),
      consent_words = ${words}, consent_date = ${date}, code_hash = NULL, code_expires_at = NULL,
      name = coalesce(subscribers.name, people.name), language = coalesce(subscribers.language, people.language)
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS people (id uuid, name text, language text)
    WHERE subscribers.id = people.id`;
  await addTopics(database, people, { isConfirmed: true });
}

async function addTopics(
  database: Database,
  people: readonly Pick<KnownPerson, 'id' | 'topics'>[],
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  const rows = people.flatMap(({ id, topics }) => topics.map((topic) => ({ id, topic })));
  await database.$executeRaw`
    INSERT INTO subscriptions (subscriber_id, topic, is_confirmed)
    SELECT id, topic, ${isConfirmed} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS rows (id uuid, topic text)
    ON CONFLICT (subscriber_id, topic) DO UPDATE SET is_confirmed = subscriptions.is_confirmed OR excluded.is_confirmed`;
}

/** Asks people by mail: one at once, many as letters leave, one after the other. */
export async function askPeople(
  database: Database,
  people: readonly KnownPerson[],
  now: Date,
): Promise<void> {
  const [one, ...others] = people;
  if (one && others.length === 0) await mailQuestion(database, one, now);
  else
    await queueLetterMails(
      database,
      subscriptionConfirm,
      null,
      people.map((person) => toQuestion(person, now)),
    );
}
