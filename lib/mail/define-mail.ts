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
  /** Loads the mail's data just before it is sent; null when it is obsolete. */
  load(about: string, database: Database): Promise<Data | null>;
  subject(data: Data): string;
  /** What it says, as plain text and as HTML. The frame adds the church's name and address. */
  parts(data: Data): readonly MailPart[];
  /** Its files, made when it is sent. */
  files?(data: Data): MailFile[];
}

/** Defines a kind of mail. */
export function defineMail<Data extends MailData>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
