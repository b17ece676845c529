import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { messages } from '#lib/language/messages.ts';
import { findUpload } from './uploads.ts';

const leaseMilliseconds = 10_000;
const renewalMilliseconds = 3_000;
/** Longer than a lease, so that one of a killed process runs out meanwhile. */
const patienceMilliseconds = 13_000;
const pollMilliseconds = 200;

const held = perProcess('sound-leases', () => new Map<string, Lease>());

/**
 * The right to write to an upload, which one request of all processes has. It is renewed while bytes arrive: that of a
 * killed process, or of a line that was cut without notice, runs out.
 */
export class Lease {
  private readonly holder = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private isUsed = false;
  private isLost = false;
  private askToEnd: () => unknown = () => undefined;

  constructor(private readonly id: string) {}

  /**
   * Takes the lease, once the request that has it is done. That one is asked to end if this process runs it.
   * @throws AppError `conflict` (423) where another request keeps it, `not_found` for an upload that is gone
   */
  async lock(signal: AbortSignal, askToEnd: () => unknown): Promise<void> {
    this.askToEnd = askToEnd;
    const until = Date.now() + patienceMilliseconds;
    held.get(this.id)?.askToEnd();
    while (!(await this.take())) {
      await findUpload(this.id);
      if (Date.now() > until) throw new AppError('conflict', messages.sound.busy, { status: 423 });
      await pause(pollMilliseconds, undefined, { signal });
    }
    held.set(this.id, this);
    this.timer = setInterval(() => void this.renew().catch(() => undefined), renewalMilliseconds).unref();
  }

  async unlock(): Promise<void> {
    clearInterval(this.timer);
    if (held.get(this.id) === this) held.delete(this.id);
    await db().$executeRaw`
      UPDATE sound_uploads SET lease = NULL, lease_until = NULL
      WHERE id = ${this.id}::uuid AND lease = ${this.holder}`;
  }

  /** Notes that the work goes on. @throws AppError `conflict` (423) once another request has the lease */
  touch(): void {
    this.isUsed = true;
    if (this.isLost) throw new AppError('conflict', messages.sound.busy, { status: 423 });
  }

  /** Keeps the lease during work that takes no bytes. @throws as `touch` */
  async keepWhile<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.renew(true);
    this.touch();
    const timer = setInterval(() => {
      this.isUsed = true;
    }, renewalMilliseconds / 2).unref();
    return work().finally(() => clearInterval(timer));
  }

  private async take(): Promise<boolean> {
    return (
      0 <
      (await db().$executeRaw`
        UPDATE sound_uploads
        SET lease = ${this.holder}, lease_until = clock_timestamp() + ${leaseMilliseconds} * interval '1 ms'
        WHERE id = ${this.id}::uuid AND (lease IS NULL OR lease = ${this.holder} OR lease_until < clock_timestamp())`)
    );
  }

  private async renew(isNeeded = this.isUsed): Promise<void> {
    if (!isNeeded) return;
    this.isUsed = false;
    if (await this.take()) return;
    this.isLost = true;
    this.askToEnd();
  }
}

/** Returns the lease that this process has on an upload. @throws Error without one */
export function leaseOf(id: string): Lease {
  const lease = held.get(id);
  if (!lease) throw new Error(`Nothing is written to ${id} without a lease.`);
  return lease;
}
