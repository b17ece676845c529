import 'server-only';
import { tokenHash } from '#lib/core/auth/signing.ts';
import { chosenLanguage } from '#lib/core/church/chosen-language.ts';
import type { Database } from '#lib/core/database/db.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { existing, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { acceptSubmission } from '#lib/core/visitor-form/accept-submission.ts';
import { messages } from '#lib/language/messages.ts';
import { isCode, mostTries } from './codes.ts';
import { chooseTopics, confirmAsked, endAll, eraseAll } from './confirm.ts';
import { chooseUrl, findByToken } from './links.ts';
import {
  type ConfirmationAnswer,
  choiceInput,
  confirmationInput,
  knownSubscriber,
  type SubscriptionRow,
  subscriptionInput,
  type Topic,
} from './schema.ts';
import { askToSubscribe } from './subscribe.ts';
import { lockSubscriber, presentSubscription, type SubscriberWithTopics } from './subscriber-rows.ts';
import { notOffered, topicLabels } from './topics.ts';

/**
 * Takes a subscription, which nothing is sent to before the reader of the mailbox confirms it. The answer is the same
 * whatever is known of the address.
 * @throws AppError `invalid`, also for an unknown topic and a wrong, used or expired sum; `too_many_requests`
 */
export const subscribe = command({
  name: 'subscribe',
  access: 'anyone',
  input: subscriptionInput,
  changes: 'subscribers',
  run: async (input, { actor }): Promise<{ detail: string }> => {
    // Mistakes are named before the sum is used up.
    assertTopics(await notOffered(db(), input.topics));
    await acceptSubmission({
      input,
      address: actor.address,
      limit: 'subscriptions',
      refusal: messages.subscribers.trap,
      line: `subscriptions of ${mailboxOf(input.email)}`,
      write: (database, { language, ...asked }) =>
        askToSubscribe(database, { ...asked, language: language ?? chosenLanguage(null) }, new Date()),
    });
    return { detail: messages.subscribers.received };
  },
});

/**
 * Confirms what was asked for, by the code of the mail or by its link. A confirmed link again changes nothing.
 * @throws AppError `invalid` for a wrong or expired code or link; `too_many_requests`
 */
export const confirmSubscription = command({
  name: 'confirmSubscription',
  access: 'anyone',
  input: confirmationInput,
  changes: 'subscribers',
  run: async ({ token, email, code }, { actor }): Promise<ConfirmationAnswer> => {
    const where = token ? { token_hash: tokenHash(token) } : { mailbox: mailboxOf(email ?? '') };
    const given = token ? null : (code ?? '').replaceAll(/\s/g, '');
    const found = await db().subscriber.findUnique({ where });
    const confirmed = found && (await confirmLocked(found.id, given, new Date()));
    if (!confirmed) return refuse(actor, token ? 'token' : 'code');
    return confirmed;
  },
});

/** Confirms a subscriber by a code, or without one by the link; null where it is wrong. A wrong code is counted. */
async function confirmLocked(id: string, code: string | null, now: Date): Promise<ConfirmationAnswer | null> {
  return db().$transaction(async (database) => {
    const row = await lockSubscriber(database, id);
    if (!row) return null;
    const isRight =
      code === null ? row.state !== 'left' || row.subscriptions.length > 0 : isCode(row, code, now);
    if (!isRight) {
      if (code !== null) await countTry(database, row);
      return null;
    }
    await confirmAsked(database, row, now);
    return { topics: row.subscriptions.map(({ topic }) => topic).sort(), manage_url: chooseUrl(id) };
  });
}

async function countTry(
  database: Database,
  { id, code_hash, code_tries }: SubscriberWithTopics,
): Promise<void> {
  if (code_hash === null) return;
  const isOver = code_tries + 1 >= mostTries;
  const data = { code_tries: { increment: 1 }, ...(isOver && { code_hash: null }) };
  await database.subscriber.update({ where: { id }, data });
}

async function refuse(actor: Actor, field: string): Promise<never> {
  await spendTry('subscriberLinks', actor.address);
  throw fieldError(field, messages.subscribers.wrongCode);
}

/**
 * Changes what the subscriber of a link gets, and confirms it: only the reader of the mailbox has the link. No topic at
 * all ends all letters.
 * @throws AppError `not_found`, `invalid`, `too_many_requests`
 */
export const chooseSubscription = command({
  name: 'chooseSubscription',
  access: 'anyone',
  input: choiceInput,
  changes: 'subscribers',
  run: async ({ token, topics, language, name }, { actor }): Promise<SubscriptionRow> => {
    const labels = topics && (await topicLabels(db(), topics));
    assertTopics(topics?.filter((topic) => !labels?.has(topic)) ?? []);
    return withSubscriber(token, actor, async (database, row) => {
      const data = { ...(language !== undefined && { language }), ...(name !== undefined && { name }) };
      await database.subscriber.update({ where: { id: row.id }, data });
      if (topics?.length === 0) await endAll(database, row);
      else if (topics) await chooseTopics(database, row, topics, new Date());
      return presentSubscription(existing(await lockSubscriber(database, row.id)));
    });
  },
});

/** Ends all letters and reminders of a link's subscriber; again, it changes nothing. @throws AppError `not_found` */
export const endSubscription = command({
  name: 'endSubscription',
  access: 'anyone',
  input: knownSubscriber,
  changes: 'subscribers',
  run: ({ token }, { actor }): Promise<SubscriptionRow> =>
    withSubscriber(token, actor, async (database, row) => {
      await endAll(database, row);
      return presentSubscription(existing(await lockSubscriber(database, row.id)));
    }),
});

/** Deletes all that is kept of a link's subscriber at once, for good. @throws AppError `not_found` */
export const eraseSubscription = command({
  name: 'eraseSubscription',
  access: 'anyone',
  input: knownSubscriber,
  changes: 'subscribers',
  run: ({ token }, { actor }): Promise<void> => withSubscriber(token, actor, eraseAll),
});

/** Runs a change of the subscriber that a link leads to, under its lock. @throws AppError `not_found` */
async function withSubscriber<Output>(
  token: string,
  { address }: Actor,
  change: (database: Database, row: SubscriberWithTopics) => Promise<Output>,
): Promise<Output> {
  const { id } = await findByToken(db(), token, address);
  return db().$transaction(async (database) =>
    change(database, existing(await lockSubscriber(database, id), messages.subscribers.unknownLink)),
  );
}

/** @throws AppError `invalid` for topics that there are not */
function assertTopics(unknown: readonly Topic[]): void {
  if (unknown.length > 0) throw fieldError('topics', messages.subscribers.unknownTopic);
}
