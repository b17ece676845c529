import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { codeOf } from './codes.ts';
import { chooseUrl } from './links.ts';
import type { Topic } from './schema.ts';
import { addressRefused } from './stop-address.ts';
import type { SubscriberWithTopics } from './subscriber-rows.ts';
import { topicLabels } from './topics.ts';

interface SubscriberMail extends MailData {
  row: SubscriberWithTopics;
  /** The labels of the topics that were asked for and are not confirmed. */
  asked: string[];
}

interface Question extends SubscriberMail {
  /** Null once it has expired: the button still works. */
  code: string | null;
}

/** Asks once whether the reader of a mailbox wants letters: by a button, or the code beside it. */
export const subscriptionConfirm = defineMail<Question>({
  kind: 'subscription_confirm',
  about: 'subscriber',
  permission: 'staff',
  language: languageOfSubscriber,
  async load(about, database) {
    const [id = '', asked = ''] = about.split(' ');
    const data = await load(database, id);
    // A later mail has another code, and who has confirmed is not asked.
    if (!data || data.row.state === 'confirmed' || data.row.asked_at?.toISOString() !== asked) return null;
    const { code_expires_at, asked_at } = data.row;
    const isValid = code_expires_at !== null && code_expires_at > new Date();
    return { ...data, code: isValid ? codeOf(id, asked_at) : null };
  },
  subject: () => messages.subscriberMail.confirmSubject(currentChurch().name),
  parts: ({ row, asked, code }) => {
    const words = messages.subscriberMail;
    return [
      { heading: words.confirmHeading },
      row.source === 'site' ? words.confirmWhy(hostName()) : words.importWhy(currentChurch().name),
      listed(asked),
      { words: words.yes, url: chooseUrl(row.id), isMain: true },
      ...(code === null ? [] : [words.code(code)]),
      words.otherwise,
    ];
  },
  refused: addressRefused,
});

/** Brings a confirmed subscriber, whose address was entered again, the link to choose. */
export const subscriptionLink = defineMail<SubscriberMail>({
  kind: 'subscription_link',
  about: 'subscriber',
  permission: 'staff',
  language: languageOfSubscriber,
  load: (about, database) => load(database, about.split(' ')[0] ?? ''),
  subject: () => messages.subscriberMail.linkSubject(currentChurch().name),
  parts: ({ row, asked }) => {
    const words = messages.subscriberMail;
    return [
      { heading: words.linkHeading },
      words.linkWhy(hostName()),
      ...(asked.length > 0 ? [words.linkMore, listed(asked)] : []),
      { words: words.link, url: chooseUrl(row.id), isMain: true },
      words.linkOtherwise,
    ];
  },
  refused: addressRefused,
});

async function languageOfSubscriber(about: string, database: Database): Promise<string | null> {
  const [id = ''] = about.split(' ');
  const row = await database.subscriber.findUnique({ where: { id }, select: { language: true } });
  return row?.language ?? null;
}

async function load(database: Database, id: string): Promise<SubscriberMail | null> {
  const row = await database.subscriber.findUnique({ where: { id }, include: { subscriptions: true } });
  if (!row) return null;
  const topics = row.subscriptions.flatMap(({ topic, is_confirmed }) =>
    is_confirmed ? [] : [topic as Topic],
  );
  return { to: row.email, row, asked: [...new Set((await topicLabels(database, topics)).values())] };
}

function listed(labels: readonly string[]): string {
  return labels.map((label) => `• ${label}`).join('\n');
}

/** The name by which people know the site. */
function hostName(): string {
  return new URL(siteUrl()).host;
}
