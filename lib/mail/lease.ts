import { db } from '#lib/core/database/db.ts';
import type { Mail } from '#lib/core/generated/prisma/client.ts';
import { log } from '#lib/core/process/log.ts';

/** A process renews its lease of a mail while it sends it; another one takes over once it has expired. */
const leaseSeconds = 30;
const renewMilliseconds = 10_000;

/** A mail that no other process can send until it is let go. */
export interface HeldMail {
  mail: Mail;
  /** Lets it go, with what came of it. */
  letGo(change?: Parameters<ReturnType<typeof db>['mail']['updateMany']>[0]['data']): Promise<void>;
}

/** Takes the lease of a mail that is to be sent. Returns `held` while another process has it, null if it is not to be sent. */
export async function holdMail(id: string): Promise<HeldMail | 'held' | null> {
  const taken = await db().$executeRaw`
    UPDATE mails SET held_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ${id}::uuid AND sent_at IS NULL AND stopped_at IS NULL AND (held_until IS NULL OR held_until < now())`;
  const mail = await db().mail.findUnique({ where: { id, sent_at: null, stopped_at: null } });
  if (!mail) return null;
  if (taken === 0) return 'held';
  const timer = setInterval(() => {
    renew(id).catch((error) => log.warn({ err: error, mail: id }, 'the lease of a mail was not renewed'));
  }, renewMilliseconds).unref();
  return {
    mail,
    async letGo(change = {}) {
      clearInterval(timer);
      // If the row was deleted during sending, there is nothing to record.
      await db().mail.updateMany({ where: { id }, data: { ...change, held_until: null } });
    },
  };
}

async function renew(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE mails SET held_until = now() + make_interval(secs => ${leaseSeconds}) WHERE id = ${id}::uuid`;
}
