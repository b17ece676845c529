import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { PatientPool } from '#lib/core/database/database-client.ts';
import { isInProbation, requireSetting } from '#lib/core/process/env.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { log } from '#lib/core/process/log.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { messages } from '#lib/language/messages.ts';
import { AppError } from './errors.ts';

interface Limit {
  points: number;
  durationSeconds: number;
  /** Spent again within a day, the limit doubles its waiting time, from `firstSeconds` to `longestSeconds`. */
  growing?: { firstSeconds: number; longestSeconds: number };
}

const wrongCodes = {
  points: 10,
  durationSeconds: 15 * 60,
  growing: { firstSeconds: 15 * 60, longestSeconds: 2 * 60 * 60 },
};

/** Limits of costly or guessable calls. PostgreSQL counts, so server processes share them. */
const limits = {
  passwordTries: {
    points: 10,
    durationSeconds: 15 * 60,
    growing: { firstSeconds: 15 * 60, longestSeconds: 12 * 60 * 60 },
  },
  /** Tries of all unknown browsers together, against guessing from many addresses. */
  strangersPasswordTries: {
    points: 60,
    durationSeconds: 15 * 60,
    growing: { firstSeconds: 60, longestSeconds: 30 * 60 },
  },
  /** Questions for a passkey of one address: each is a row for five minutes. */
  passkeyQuestions: {
    points: 100,
    durationSeconds: 15 * 60,
  },
  prayerRequests: {
    points: 30,
    durationSeconds: 60 * 60,
  },
  formAnswers: {
    points: 60,
    durationSeconds: 60 * 60,
  },
  reminders: {
    points: 30,
    durationSeconds: 60 * 60,
  },
  /** Topics that browsers add. */
  pushSubscriptions: {
    points: 60,
    durationSeconds: 60 * 60,
  },
  /** Links that lead to no sign-up. */
  guessedLinks: {
    points: 20,
    durationSeconds: 60 * 60,
  },
  subscriptions: {
    points: 60,
    durationSeconds: 60 * 60,
  },
  /** Links that lead to no subscriber, and wrong codes. */
  subscriberLinks: {
    points: 60,
    durationSeconds: 60 * 60,
  },
  /** Test mails of the whole site. */
  mailTests: {
    points: 30,
    durationSeconds: 60 * 60,
  },
  /** Wrong codes of one second factor, and wrong recovery codes of all sessions together. */
  factorTries: wrongCodes,
  recoveryTries: wrongCodes,
  codesToPhone: {
    points: 5,
    durationSeconds: 15 * 60,
  },
  codesToAll: {
    points: 20,
    durationSeconds: 60 * 60,
  },
  /** Of a demo, whose staff are strangers: sessions, changes, and files that are kept until it begins again. */
  demoSignIns: {
    points: 60,
    durationSeconds: 60 * 60,
  },
  demoChanges: {
    points: 600,
    durationSeconds: 60 * 60,
  },
  demoFiles: {
    points: 60,
    durationSeconds: 60 * 60,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

const daySeconds = 24 * 60 * 60;
const held = perProcess(
  'limits',
  (): { pool?: Pool | undefined; counters: Map<string, RateLimiterPostgres> } => ({ counters: new Map() }),
);

/**
 * Counts one try of `who`, such as an address. While a new version is on trial none is counted: nothing can be changed.
 * @throws AppError `too_many_requests` once the limit is spent
 */
export async function spendTry(name: LimitName, who: string): Promise<void> {
  if (isInProbation()) return;
  try {
    // In turn: a flood from one address holds one connection, and the others are left to everybody else.
    await inTurn(`limit ${name} ${who}`, () => limiter(name).consume(who));
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    const retryAfterSeconds = await waitingSeconds(name, who, refusal);
    throw new AppError('too_many_requests', messages.limits[name], { retryAfterSeconds });
  }
}

/** The counters are of the process, and may have been made by another bundle of it, whose classes are others. */
function isRefusal(refusal: unknown): refusal is RateLimiterRes {
  return typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal;
}

/** Refunds one try that the limit does not concern. */
export async function refundTry(name: LimitName, who: string): Promise<void> {
  await limiter(name).reward(who);
}

/** Returns how long a spent limit stays so. Only the first refused try of a period counts. */
async function waitingSeconds(name: LimitName, who: string, refusal: RateLimiterRes): Promise<number> {
  const { points, growing }: Limit = limits[name];
  const left = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  if (!growing || refusal.consumedPoints !== points + 1) return left;
  const spells = await countSpell(name, who);
  const seconds = Math.min(growing.firstSeconds * 2 ** (spells - 1), growing.longestSeconds);
  await limiter(name).block(who, seconds);
  return seconds;
}

function limiter(name: LimitName): RateLimiterPostgres {
  return counter(name, limits[name].points, limits[name].durationSeconds);
}

/** Returns how many times in a row the limit was spent, each within a day of the previous time, this one included. */
async function countSpell(name: LimitName, who: string): Promise<number> {
  const spells = counter(`${name}Spells`, Number.MAX_SAFE_INTEGER, daySeconds);
  const { consumedPoints } = await spells.set(
    who,
    ((await spells.get(who))?.consumedPoints ?? 0) + 1,
    daySeconds,
  );
  return consumedPoints;
}

function counter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  const known = held.counters.get(keyPrefix);
  if (known) return known;
  held.pool ??= openPool();
  const made = new RateLimiterPostgres({
    storeClient: unnamed(held.pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
  held.counters.set(keyPrefix, made);
  return made;
}

/** Closes the connections when the server stops. */
export async function closeLimits(): Promise<void> {
  const { pool } = held;
  held.pool = undefined;
  held.counters.clear();
  await pool?.end();
}

/** Queries without prepared statements: behind a pooler the next query may reach another session. */
function unnamed(pool: Pool) {
  return {
    query: ({ text, values }: { text: string; values?: unknown[] }) =>
      pool.query({ text, values: values ?? [] }),
  };
}

function openPool(): Pool {
  const pool = new PatientPool({ connectionString: requireSetting('DATABASE_URL'), max: 2 });
  // An idle connection that is lost is replaced; an unhandled error event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the limits was lost'));
  return pool;
}
