import type { ReactNode } from 'react';
import type { Database } from '#lib/core/platform/db.ts';

/** What a mail is made of; `to` is whom it goes to as things are when it is sent. */
export interface MailData {
  to: string;
}

/** One kind of mail, defined by the domain that sends it (lib/<domain>/mail.tsx) and listed in kinds.ts. */
export interface MailKind<Data extends MailData = MailData> {
  /** Staff read it with spaces: 'prayer_notice' is 'Prayer notice'. It stays in rows and Message-IDs. */
  kind: string;
  /** What one mail is about: the name of the row whose id `load` takes. */
  about: string;
  /** A lower number is sent first; 0 if left out. */
  priority?: number;
  /** Reads what the mail says, just before it is sent; null where there is nothing left to say. */
  load(about: string, database: Database): Promise<Data | null>;
  subject(data: Data): string;
  /** Its paragraphs. The frame adds the church's name and address. */
  text(data: Data): readonly string[];
  /** The same as HTML; the paragraphs of `text` if left out. */
  html?(data: Data): ReactNode;
}

/** Defines a kind of mail. */
export function defineMail<Data extends MailData>(kind: MailKind<Data>): MailKind<Data> {
  return kind;
}
