import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { requireSetting } from './env';
import { AppError } from './errors';
import { log } from './log';

/** The limits of reading 35. They are counted in PostgreSQL, so several server processes share them. */
export const limits = {
  passwordTries: { points: 10, durationSeconds: 15 * 60 },
  prayerRequests: { points: 30, durationSeconds: 60 * 60 },
} as const;

export type LimitName = keyof typeof limits;

const tooMany: Record<LimitName, string> = {
  passwordTries: 'Too many wrong passwords. Please wait a few minutes and try again.',
  prayerRequests: 'Many prayer requests have come from here within an hour. Please try again a little later.',
};

const key = Symbol.for('belltower.limits');
const holder = globalThis as { [key]?: Partial<Record<LimitName, RateLimiterPostgres>> & { pool?: Pool } };

/** Counts one try of this address. @throws AppError `too_many_requests` once the limit is spent */
export async function spendTry(name: LimitName, address: string): Promise<void> {
  try {
    await limiter(name).consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('too_many_requests', tooMany[name], {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/** Gives one try back: it was not the kind the limit is about. */
export async function refundTry(name: LimitName, address: string): Promise<void> {
  await limiter(name).reward(address);
}

function limiter(name: LimitName): RateLimiterPostgres {
  holder[key] ??= {};
  const store = holder[key];
  store.pool ??= openPool();
  store[name] ??= new RateLimiterPostgres({
    storeClient: store.pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: limits[name].points,
    duration: limits[name].durationSeconds,
  });
  return store[name];
}

function openPool(): Pool {
  const pool = new Pool({ connectionString: requireSetting('DATABASE_URL'), max: 2 });
  // A connection that is lost while idle is replaced by the next; unheard, its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the limits was lost'));
  return pool;
}
