import { type Database, db } from '#lib/core/database/db.ts';
import { type Mail, Prisma } from '#lib/core/generated/prisma/client.ts';
import { log } from '#lib/core/process/log.ts';

/** A process renews its lease of a mail while it sends it; another one takes over once it has expired. */
const leaseSeconds = 30;
const renewMilliseconds = 10_000;
/** A lease that could not be renewed for this long is given up before another process may take it. */
const surestMilliseconds = 20_000;

type MailChange = Parameters<ReturnType<typeof db>['mail']['updateMany']>[0]['data'];

/** A mail that no other process can send until it is let go. */
export interface HeldMail {
  mail: Mail;
  /** Lets it go, with what came of it. */
  letGo(change?: MailChange): Promise<void>;
}

/** Several mails that no other process can send until they are let go. */
export interface HeldMails {
  mails: Mail[];
  /** Whether the lease is sure to hold still. */
  isHeld(): boolean;
  /** Lets one go, with what came of it. */
  letGo(id: string, change?: MailChange, database?: Database): Promise<void>;
  /** Lets go those that are left. */
  end(): Promise<void>;
}

/** Takes the lease of a mail that is to be sent. Returns `held` while another process has it, null if it is not to be sent. */
export async function holdMail(id: string): Promise<HeldMail | 'held' | null> {
  const [mail] = await take(Prisma.sql`id = ${id}::uuid AND sent_at IS NULL AND stopped_at IS NULL`, 1);
  if (!mail) {
    const waiting = await db().mail.count({ where: { id, sent_at: null, stopped_at: null } });
    return waiting > 0 ? 'held' : null;
  }
  const held = keepHolding([mail]);
  return {
    mail,
    async letGo(change) {
      await held.letGo(id, change);
      await held.end();
    },
  };
}

/** Takes the leases of mails that are to be sent, the first ones by priority and time, as many as are free. */
export async function holdMails(which: Prisma.Sql, most: number): Promise<HeldMails> {
  return keepHolding(await take(which, most));
}

/** By an array, which is made once: a plan may run `IN (SELECT … LIMIT …)` again for each row, and take more. */
function take(which: Prisma.Sql, most: number): Promise<Mail[]> {
  return db().$queryRaw<Mail[]>`
    WITH taken AS (
      UPDATE mails SET held_until = now() + make_interval(secs => ${leaseSeconds})
      WHERE id = ANY(ARRAY(
        SELECT id FROM mails WHERE ${which} AND (held_until IS NULL OR held_until < now())
        ORDER BY priority, send_after, id LIMIT ${most} FOR UPDATE SKIP LOCKED))
      RETURNING *)
    SELECT * FROM taken ORDER BY priority, send_after, id`;
}

function keepHolding(mails: Mail[]): HeldMails {
  const left = new Set(mails.map(({ id }) => id));
  let renewedAt = performance.now();
  const timer = setInterval(() => {
    const asked = performance.now();
    renew([...left]).then(
      () => {
        renewedAt = asked;
      },
      (error) => log.warn({ err: error }, 'the lease of a mail was not renewed'),
    );
  }, renewMilliseconds).unref();
  return {
    mails,
    isHeld: () => performance.now() - renewedAt < surestMilliseconds,
    async letGo(id, change = {}, database = db()) {
      left.delete(id);
      // If the row was deleted during sending, there is nothing to record.
      await database.mail.updateMany({ where: { id }, data: { ...change, held_until: null } });
    },
    async end() {
      clearInterval(timer);
      const where = { id: { in: [...left] } };
      if (left.size > 0) await db().mail.updateMany({ where, data: { held_until: null } });
    },
  };
}

async function renew(ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE mails SET held_until = now() + make_interval(secs => ${leaseSeconds}) WHERE id = ANY(${ids}::uuid[])`;
}
