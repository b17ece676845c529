import type { Database } from '#lib/core/database/db.ts';
import type { MailFile } from '#lib/core/messaging/email.ts';

/** A mail's data; `to` is the recipient at the time of sending. */
export interface MailData {
  to: string;
}

/** A link on a line of its own; the main one is a button. In plain text its address follows the words. */
export interface MailLink {
  words: string;
  url: string;
  isMain?: boolean;
}

/**
 * A part of a mail: a paragraph, a heading, what a visitor wrote, what staff wrote (addresses in it are links), or a link.
 */
export type MailPart = string | { heading: string } | { quotation: string } | { written: string } | MailLink;

/** Both forms of a mail that is written without the frame. */
export interface WholeMail {
  text: string;
  html: string;
}

/** Why a mail did not arrive, for good. */
export interface MailRefusal {
  /** There is no such mailbox, or its reader called the mail spam: nothing sent there again would arrive. */
  isUnknown: boolean;
  /** In the server's words, 300 letters at most. */
  words: string;
}

/** A kind of mail, defined by its domain (lib/<domain>/mail.tsx) and listed in kinds.ts. */
export interface MailKind<Data extends MailData = MailData> {
  /** Its identifier in rows and Message-IDs; its name for staff is in `messages.mail.kinds`. */
  kind: string;
  /** The kind of row whose id `load` takes. */
  about: string;
  /** Who sees that it was sent, and sends it again: staff with this permission. */
  permission: 'staff' | 'prayer';
  /** A lower number is sent first; 0 if left out. */
  priority?: number;
  /** Returns the language of its reader: all of it is in that one. Left out: in the first one of the site. */
  language?(about: string, database: Database): Promise<string | null>;
  /** Loads the mail's data just before it is sent; null when it is obsolete. */
  load(about: string, database: Database): Promise<Data | null>;
  subject(data: Data): string;
  /** What it says, as plain text and as HTML. The frame adds the church's name and address. */
  parts?(data: Data): readonly MailPart[];
  /** In place of `parts`: all of it, without the frame. */
  whole?(data: Data): Promise<WholeMail>;
  /** Headers of its own, by name. */
  headers?(data: Data): Readonly<Record<string, string>>;
  /** Its files, made when it is sent. */
  files?(data: Data): MailFile[];
  /** `bulk`: one after the other without a job for each (queueLetterMails()). */
  lane?: 'bulk';
  /** Told once of a mail that a server refused for good, or that came back. */
  refused?(mail: { about: string; to: string }, database: Database, refusal: MailRefusal): Promise<void>;
}

/** A kind of mail that is rendered within the frame. */
export type FramedMail<Data extends MailData> = MailKind<Data> & Required<Pick<MailKind<Data>, 'parts'>>;

/** Defines a kind of mail: by its parts, or written whole. */
export function defineMail<Data extends MailData>(kind: FramedMail<Data>): FramedMail<Data>;
export function defineMail<Data extends MailData>(kind: MailKind<Data>): MailKind<Data>;
export function defineMail<Data extends MailData>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
