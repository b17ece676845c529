import { LRUCache } from 'lru-cache';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { messages } from '#lib/language/messages.ts';
import { defineMail, type MailData } from '#lib/mail/define-mail.ts';
import { chooseUrl, oneClickUrl } from '#lib/subscribers/links.ts';
import { addressRefused } from '#lib/subscribers/stop-address.ts';
import { topicLabels } from '#lib/subscribers/topics.ts';
import { contentOf } from './letter-content.ts';
import { topicsOf } from './present-letter.ts';
import { personalized, type Rendered, renderLetter } from './render/render-letter.ts';
import { readDelivery } from './sending/delivery.ts';
import { letterMailKind } from './sending/letter-mail-kind.ts';

interface Composed {
  subject: string;
  rendered: Rendered;
  /** The topics of the letter that still exist, by name. */
  labels: ReadonlyMap<string, string>;
}

interface LetterMail extends MailData {
  letterId: string;
  readerId: string;
  composed: Composed;
  /** Why the reader gets it. */
  why: string;
}

/** A letter in the mailbox of one reader, as long as that person wants any of its topics. */
export const letterMail = defineMail<LetterMail>({
  kind: letterMailKind,
  about: 'letter',
  permission: 'staff',
  lane: 'bulk',
  async language(about, database) {
    const where = { id: about.split(' ')[1] ?? '' };
    return (await database.subscriber.findUnique({ where, select: { language: true } }))?.language ?? null;
  },
  async load(about, database) {
    const delivery = await readDelivery(database, about);
    if (!delivery) return null;
    const { letter, reader } = delivery;
    const composed = await compose(letter, database);
    const labels = [...new Set(reader.topics.flatMap((topic) => composed.labels.get(topic) ?? []))];
    if (labels.length === 0) return null;
    const why = messages.letterWords.why(labels, currentChurch().name);
    return { to: reader.email, letterId: letter.id, readerId: reader.id, composed, why };
  },
  subject: ({ composed }) => composed.subject,
  whole: async ({ composed, why, readerId }) =>
    personalized(composed.rendered, {
      why,
      chooseUrl: chooseUrl(readerId),
      leaveUrl: oneClickUrl(readerId),
    }),
  headers: ({ letterId, readerId }) => listHeaders(letterId, readerId),
  refused: addressRefused,
});

/** A letter for one who looks at it before it is sent. */
export const letterTestMail = defineMail<MailData & { composed: Composed }>({
  kind: 'letter_test',
  about: 'letter',
  permission: 'staff',
  async load(about, database) {
    const mail = await database.mail.findUnique({
      where: { kind_about: { kind: 'letter_test', about } },
      select: { to: true },
    });
    const letter = await database.letter.findUnique({ where: { id: about.split(' ')[0] ?? '' } });
    return mail && letter ? { to: mail.to, composed: await composeNew(letter, database) } : null;
  },
  subject: ({ composed }) => messages.letterWords.testOf(composed.subject),
  whole: async ({ composed }) => {
    const url = absoluteUrl(unlinkedPaths.subscribePage);
    const why = messages.letterWords.whyTest;
    return personalized(composed.rendered, { why, chooseUrl: url, leaveUrl: url });
  },
});

/** Composed once, not for each reader. */
const lately = new LRUCache<string, Promise<Composed>>({ max: 4 });

function compose(letter: Letter, database: Database): Promise<Composed> {
  const { updated_at } = currentChurch();
  const key = [letter.id, letter.updated_at.toISOString(), String(updated_at), churchTag()].join(' ');
  const known = lately.get(key);
  if (known) return known;
  const composed = composeNew(letter, database);
  lately.set(key, composed);
  composed.catch(() => lately.delete(key));
  return composed;
}

async function composeNew(letter: Letter, database: Database): Promise<Composed> {
  const content = await contentOf(letter);
  const [rendered, labels] = await Promise.all([
    renderLetter(content),
    topicLabels(database, topicsOf(letter)),
  ]);
  return { subject: content.subject, rendered, labels };
}

/**
 * The headers of a list. Mail programs show their own button to leave where they can post to it over HTTPS alone
 * (RFC 8058).
 */
function listHeaders(letterId: string, readerId: string): Record<string, string> {
  const { hostname, protocol } = new URL(siteUrl());
  return {
    'List-Id': `<letters.${hostname}>`,
    Precedence: 'bulk',
    'Feedback-ID': `${letterId}:letters:${hostname}`,
    ...(protocol === 'https:' && {
      'List-Unsubscribe': `<${oneClickUrl(readerId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
