import { createHash } from 'node:crypto';
import { subDays } from 'date-fns';
import type { ImapFlow } from 'imapflow';
import { db } from '#lib/core/database/db.ts';
import type { BounceReading } from '#lib/core/generated/prisma/client.ts';
import { log } from '#lib/core/process/log.ts';
import { storedSettings, theRow } from '../leaving/settings-rows.ts';
import { type Mailbox, MailboxError, mailboxOf, withMailbox } from './mailbox.ts';
import { recordNotice } from './record-notice.ts';
import { readReport } from './report.ts';

export const readBouncesTask = 'read_bounces';

/** A report with the head of the mail it is about is shorter; what is longer is a letter with files. */
const longestBytes = 200_000;
const mostInOneReading = 500;
const longestReadingMilliseconds = 4 * 60_000;

/** What a mailbox that is new to the site is asked for. */
const firstDays = 7;

/** Reads what has come to the mailbox of mails that came back since the last time. A server that is away is asked again later. */
export async function readBounces(): Promise<void> {
  const mailbox = mailboxOf((await storedSettings(db())).row);
  if (!mailbox) return;
  try {
    await withMailbox(mailbox, (client) => readNew(client, mailbox), longestReadingMilliseconds);
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    log.warn({ field: error.field }, 'the mailbox of mails that came back could not be read');
    await note(mailbox, { last_error: error.message });
  }
}

async function readNew(client: ImapFlow, mailbox: Mailbox): Promise<void> {
  const uid_validity = String(openBox(client)?.uidValidity);
  const last = await lastUid(mailbox, uid_validity);
  const uids = await newUids(client, last);
  let last_uid = last;
  try {
    for (const uid of uids) {
      await readOne(client, uid);
      last_uid = uid;
    }
  } finally {
    await note(mailbox, { uid_validity, last_uid: BigInt(last_uid), read_at: new Date(), last_error: null });
  }
}

function openBox({ mailbox }: ImapFlow) {
  return mailbox || null;
}

async function newUids(client: ImapFlow, last: number): Promise<number[]> {
  const asked = last > 0 ? { uid: `${last + 1}:*` } : { since: subDays(new Date(), firstDays) };
  const found = (await client.search(asked, { uid: true })) || [];
  // The last one answers a range that begins behind it, too.
  return found
    .filter((uid) => uid > last)
    .sort((one, other) => one - other)
    .slice(0, mostInOneReading);
}

/** Marks what was about a mail of ours as read, and leaves all else as it is. */
async function readOne(client: ImapFlow, uid: number): Promise<void> {
  const message = await client.fetchOne(String(uid), { source: { maxLength: longestBytes } }, { uid: true });
  const source = message ? message.source : undefined;
  const notice = source && (await readReport(source));
  if (!notice || !(await recordNotice(notice))) return;
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}

async function lastUid(mailbox: Mailbox, uidValidity: string): Promise<number> {
  const row = await db().bounceReading.findUnique({ where: theRow });
  const isSame = row?.mailbox === nameOf(mailbox) && row.uid_validity === uidValidity;
  return isSame ? Number(row.last_uid) : 0;
}

async function note(mailbox: Mailbox, change: Partial<BounceReading>): Promise<void> {
  const name = nameOf(mailbox);
  const row = await db().bounceReading.findUnique({ where: theRow });
  const isOther = row?.mailbox !== name && { uid_validity: null, last_uid: 0n, read_at: null };
  const data = { ...isOther, ...change, mailbox: name };
  await db().bounceReading.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
}

function nameOf({ host, user }: Mailbox): string {
  return createHash('sha256').update(`${host}\n${user}`).digest('base64url');
}
