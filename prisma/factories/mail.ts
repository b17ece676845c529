import { randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Mail, Prisma } from '#lib/core/generated/prisma/client.ts';

const defaults = {
  kind: 'prayer_notice',
  to: 'team.member@example.com',
} satisfies Partial<Prisma.MailUncheckedCreateInput>;

/** Writes a mail that waits, without its job, and returns its row. */
export function createMail(client: Database, overrides: Partial<Mail> = {}): Promise<Mail> {
  return client.mail.create({ data: { ...defaults, about: randomUUID(), ...overrides } });
}
